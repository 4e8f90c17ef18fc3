import { readFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { accessTokenOf, openSession } from '#areas/access/server/index.ts'
import { defaultRoles } from '#areas/access/rules/default-rights.ts'
import type { TestApp, Who } from '../test-app.ts'
import { persons } from './asked.ts'

const [studentsA, mover, studentsB] = [[101, 102, 103, 104, 105, 106], 107, [111, 112, 113, 114, 115, 116]]
const families = { a: [201, 202, 204], b: [52, 201, 203, 204] }
/** Persons of the roles have their numbers. */
const personOf = (role: (typeof defaultRoles)[number]) => defaultRoles.indexOf(role) + 1
const staff = [51, 52, 53].concat(
  defaultRoles.filter((role) => role !== 'student' && role !== 'partner_do').map(personOf),
)

export interface Persona {
  /** The account, by its name in the fixture or by number. */
  account: Who | number
  /** Persons whose IIN, birth date, address, nationality and citizenship they may see. */
  identity: number[]
  /** Persons whose phone and e-mail they may see. */
  contacts: number[]
  /** Groups whose whole journal they may read. */
  groups: number[]
  /** Students whose diary they may read. */
  diaries: number[]
  /** Students of whom they may read why they were absent, as their families say it; by default of nobody. */
  absences?: number[]
  /** Students and staff whose achievements they may read; by default those whose contacts they may see. */
  achievements?: number[]
  /** Students whose health they may read; by default nobody's. */
  health?: number[]
  /** Students whom they collect in an alarm; by default nobody. */
  alarm?: number[]
}
const nobody = { groups: [], diaries: [] }

/** Who may see what by the rights and scopes that the school starts with; everything else is a stranger's. */
export const personas: Readonly<Record<string, Persona>> = {
  student: { account: 'student', identity: [101], contacts: [101], groups: [], diaries: [101] },
  'another student': { account: 'other-student', identity: [112], contacts: [112], groups: [], diaries: [112] },
  // also closed last year's group
  teacher: {
    account: 'teacher',
    identity: [personOf('teacher')],
    contacts: [...staff, ...studentsA, mover, ...families.a],
    groups: [1, 7],
    diaries: [],
  },
  'another teacher': {
    account: 'other-teacher',
    identity: [51],
    contacts: [...staff, ...studentsA, mover, ...studentsB, ...families.a, ...families.b],
    groups: [2, 5, 6],
    diaries: [],
    alarm: [111],
  },
  substitute: {
    account: 'english-teacher',
    identity: [52],
    contacts: [...staff, 101, 102, 103, mover, ...studentsB, ...families.a, ...families.b],
    groups: [2, 3],
    diaries: [],
  },
  // left last year's group at the New Year
  'teacher replaced last year': {
    account: 'second-english-teacher',
    identity: [53],
    contacts: [...staff, 104, 105, 106, mover],
    groups: [4],
    diaries: [],
  },
  'class teacher': {
    account: 'classruk',
    identity: [personOf('classruk')],
    contacts: [...staff, ...studentsA, mover, ...families.a],
    groups: [1, 3, 4, 5, 6],
    diaries: [],
    absences: [...studentsA, mover],
  },
  curator: {
    account: 'curator',
    identity: [personOf('curator')],
    contacts: [...staff, mover, ...studentsB, ...families.b],
    groups: [2],
    diaries: [],
    absences: studentsB,
  },
  'head of cathedra': {
    account: 'zavkaf',
    identity: [personOf('zavkaf')],
    contacts: [...staff, ...studentsA, mover, ...studentsB, ...families.a, ...families.b],
    groups: [1, 2, 7],
    diaries: [],
  },
  parent: {
    account: 'parent',
    identity: [201],
    contacts: [201, 101, 111],
    groups: [],
    diaries: [101, 111],
    absences: [101, 111],
  },
  'parent without rights': { account: 'parent-without-rights', identity: [202], contacts: [202], ...nobody },
  'another parent': {
    account: 'other-parent',
    identity: [203],
    contacts: [203, 112],
    groups: [],
    diaries: [112],
    absences: [112],
  },
  'former teacher': { account: 61, identity: [61], contacts: [61], ...nobody },
  'last year’s student': { account: 121, identity: [121], contacts: [121], groups: [], diaries: [121] },
  'parent of a leaver': {
    account: 205,
    identity: [205],
    contacts: [205, 121],
    groups: [],
    diaries: [121],
    absences: [121],
  },
  librarian: { account: 'library', identity: [personOf('library')], contacts: staff, ...nobody },
  // finds every student of this year, and reads their health
  'speech therapist': {
    account: 'logoped',
    identity: [personOf('logoped')],
    contacts: [...staff, ...studentsA, mover, ...studentsB],
    ...nobody,
    achievements: staff,
    health: [...studentsA, mover, ...studentsB],
  },
  financial: { account: 'financial', identity: [personOf('financial')], contacts: staff, ...nobody },
  // keeps the persons of staff, those who left included, and nobody's children
  hr: { account: 'hr', identity: [...staff, 61], contacts: [...staff, 61], ...nobody },
}

/** Lets the strangers in and plants the words. @returns an access token of each persona */
export async function plantStrangers({ db, context: testApp, accountOf }: TestApp): Promise<Record<string, string>> {
  const [words, people] = readFileSync(path.join(import.meta.dirname, 'strangers.sql'), 'utf8')
    .split('-- The words.')
    .toReversed()
  await sql.raw(people ?? '').execute(db)
  const tokens: Record<string, string> = {}
  for (const [name, { account }] of Object.entries(personas)) {
    const accountId = typeof account === 'number' ? account : accountOf(account)
    const { sessionId } = await openSession(db, { accountId, client: 0, device: '', address: null })
    tokens[name] = (await accessTokenOf(testApp, db, sessionId)) ?? ''
  }
  await sql.raw((words ?? '').replaceAll(':persons', `'{${persons.join()}}'::int[]`)).execute(db)
  return tokens
}
