import { afterAll, expect, test } from 'vitest'
import { areas } from '#apps/server/areas.ts'
import { startTestApp } from '../test-app.ts'
import { faultIn } from './attacker.ts'
import { turnsWithin } from './budget.ts'
import { digesterOf } from './digest.ts'
import { attemptsOn, missingRows, namingNoRow, noSuch, rowsOf } from './foreign.ts'
import { liftCeilings } from './no-ceilings.ts'
import type { Attempt, Rows } from './room.ts'
import { personas, plantStrangers } from './personas.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
await liftCeilings(testApp.db)
const { db, school } = testApp
const tokens = await plantStrangers(testApp)
const digests = await digesterOf(db)

/** A group in which the persona marks, where there is one, and one whose journal they may not read. */
const groupsOf: Record<string, { own?: number; foreign: number }> = {
  teacher: { own: 1, foreign: 2 },
  'another teacher': { own: 2, foreign: 1 },
  substitute: { own: 3, foreign: 1 },
  'teacher replaced last year': { own: 4, foreign: 7 },
  'class teacher': { foreign: 2 },
  curator: { foreign: 1 },
  'head of cathedra': { foreign: 3 },
}
/** What is no stranger's to who keeps it for the whole school. */
const keptBy: Record<string, Record<string, number>> = {
  hr: noSuch('unit', 'post'),
}
const accountOf = (name: string) => {
  const { account } = personas[name] ?? { account: 0 }
  return typeof account === 'number' ? account : testApp.accountOf(account)
}
const rows = (group: number, account: number) => rowsOf(db, group, account, school.today)

/** Attempts of all strangers together, each made twice. */
const budget = 800
const names = Object.keys(personas)
const takeTurns = turnsWithin(budget, names.length * attemptsOn(missingRows, missingRows).length)
/** The stranger's share of all attempts: in the same turn, so that two sets of rows are tried alike. */
const shareOf = (name: string, own: Rows, foreign: Rows) => takeTurns(attemptsOn(own, foreign), names.indexOf(name))

async function send(persona: string, attempts: readonly Attempt[]) {
  const answers: { what: string; status: number; text: string }[] = []
  for (const { method, path, id, body } of attempts) {
    const { statusCode, body: text } = await testApp.app.inject({
      method,
      url: path
        .replace('{id}', String(id))
        .replace('{group_id}', String(id))
        .replace('{student_id}', '101')
        .replace('{number}', '2')
        .replace('{role}', '2')
        .replace('{batch}', '00000000-0000-4000-8000-000000000000'),
      headers: { authorization: `Bearer ${tokens[persona]}` },
      ...(body && { payload: body }),
    })
    answers.push({ what: `${method} ${path}`, status: statusCode, text })
  }
  return answers
}

test('every write endpoint is tried', () => {
  const writing = areas.flatMap((area) => area.endpoints.filter(({ endpoint }) => endpoint.method !== 'GET'))
  const tried = attemptsOn(missingRows, missingRows).map(({ method, path }) => `${method} ${path}`)
  expect([...new Set([...tried, ...namingNoRow])].toSorted()).toEqual(
    writing.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`).toSorted(),
  )
})

test.each(names)('%s changes no stranger’s row, nor can tell it from a missing one', async (name) => {
  const { own, foreign } = groupsOf[name] ?? { foreign: 1 }
  const stranger = accountOf(name === 'parent' ? 'another parent' : 'parent')
  const foreignRows = { ...(await rows(foreign, stranger)), ...keptBy[name] }
  const ownRows = own === undefined ? undefined : await rows(own, accountOf(name))
  expect(Object.values({ ...foreignRows, ...ownRows })).not.toContain(null)
  const before = await digests()
  const answers = await send(name, shareOf(name, ownRows ?? foreignRows, foreignRows))
  expect(await digests()).toEqual(before)
  for (const { what, status, text } of answers) {
    expect([what, faultIn({ status, text })]).toEqual([what, null])
    if (status < 400) expect(text).not.toMatch(/"(score|miss)":\{/)
  }
  expect(answers).toEqual(await send(name, shareOf(name, ownRows ?? missingRows, missingRows)))
})

test.each([
  ['teacher', 7, 'a lesson of last year'],
  ['substitute', 2, 'another’s lesson of the group'],
  ['class teacher', 1, 'a lesson of the class'],
  ['head of cathedra', 1, 'a lesson of the cathedra'],
])('a %s reads group %i, yet may not write into %s', async (name, group, _what) => {
  // a class teacher answers families, keeps who they are, makes report cards and writes achievements
  const parts = noSuch('absence', 'class', 'card', 'achievement', 'child', 'tie')
  const read = { ...(await rows(group, accountOf('parent'))), ...parts }
  const before = await digests()
  const lesson = await db
    .selectFrom('timetable.lesson')
    .where('group_id', '=', group)
    .where('date', '<', school.today)
    .select('id')
    .orderBy('date', 'desc')
    .executeTakeFirstOrThrow()
  const at = { ...read, lesson: lesson.id }
  // a batch that is nowhere is missing to readers too
  const isJournal = (one: string) => /journal\/(lesson|group|result)/.test(one) && !one.includes('{batch}')
  const [journal, rest] = [true, false].map((is) => attemptsOn(at, at).filter((one) => isJournal(one.path) === is))
  const aboutJournal = await send(name, journal ?? [])
  await send(name, takeTurns(rest ?? [], group))
  expect(await digests()).toEqual(before)
  expect(aboutJournal).not.toEqual([])
  for (const { what, status } of aboutJournal) expect([what, status]).toEqual([what, 403])
})

test('what is tried is what the owner may do', async () => {
  const own = await rows(1, accountOf('teacher'))
  const answers = await send(
    'teacher',
    attemptsOn(own, { ...own, ...noSuch('session', 'notice', 'letter', 'view', 'job') }),
  )
  const done = answers
    .filter(({ status }) => status === 200)
    .map(({ what }) => what.replace('/api/journal/journal/', ''))
  expect([...new Set(done)]).toEqual([
    // each run of many has an answer of its own
    'POST /api/documents/approvals/decide/',
    'DELETE /api/schedule/calendar-links/{id}/',
    'POST /api/journal/works/{id}/preview/',
    'PATCH /api/journal/works/{id}',
    'POST /api/journal/works/group/{id}/requests/',
    'POST lesson/{id}/score/',
    'PATCH lesson/score/{id}',
    'DELETE lesson/score/{id}',
    'POST lesson/{id}/miss/',
    'DELETE lesson/miss/{id}',
    'PATCH lesson/{id}/',
    'POST group/{id}/save/',
    'POST lesson/{id}/roll/',
    'DELETE lesson/{id}/roll/',
    'DELETE lesson/file/{id}',
    'POST lesson/file/{id}/restore/',
    'POST group/{id}/result/',
    'POST group/{id}/results/recommended/',
    'POST /api/journal/reopening-requests/{id}/withdraw/',
    'PATCH /api/evacuation/marks/bulk/',
    // each step of a block has an answer of its own
  ])
})
