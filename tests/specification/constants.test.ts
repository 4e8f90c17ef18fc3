import { afterAll, describe, expect, test } from 'vitest'
import { hashPassword } from '#areas/access/server/index.ts'
import { sessionRights } from '#areas/access/rules/session-rights.ts'
import { EntryValues } from '#areas/calendar/contract/entries.ts'
import { halfOfQuarter, halfYearsOf } from '#areas/calendar/rules/periods.ts'
import { currentStudyYear } from '#areas/calendar/rules/study-year.ts'
import { evacuationActive, evacuationCompleted, evacuationRoom } from '#areas/evacuation/contract/events.ts'
import { jrnJournal } from '#areas/journal/contract/permissions.ts'
import { readIin } from '#areas/people/rules/iin.ts'
import { allows, read } from '#platform/contract/access.ts'
import { displayDate, mondayOf, weekdayOf } from '#platform/contract/calendar-date.ts'
import { formatDateRange, parseDateRange } from '#platform/contract/date-range.ts'
import * as enumerations from '#platform/contract/enumerations.ts'
import { listQuery } from '#platform/contract/list.ts'
import { parseMonth } from '#platform/contract/month.ts'
import { accessRules } from '#apps/server/access-rules.ts'
import { parsePermissionLevel } from '#platform/contract/permission-level.ts'
import { socketPath } from '#platform/contract/realtime.ts'
import { combineDateWithTime, isTimeText } from '#platform/contract/time.ts'
import { weekdayOfIndex } from '#platform/contract/weekday.ts'
import { startTestApp } from '../test-app.ts'
import { constants, type Constant } from './constants.ts'
import { testRows } from './owed.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { db, school } = testApp

/** The text of the error that a rule ends with, or what it gives. */
function outcomeOf<T>(rule: () => T): T | string {
  try {
    return rule()
  } catch (error) {
    return (error as Error).message
  }
}
const rowOf = (name: string): Constant => {
  const row = constants.find((one) => one.name === name)
  if (!row) throw new Error(`no ${name}`)
  return row
}
/** What a rule makes of each case of a row, in the row's form: its last column replaced. */
const tableOf = <Case extends readonly unknown[]>(name: string, outcome: (...given: Case) => unknown) =>
  (rowOf(name).value as unknown[][]).map((row) => [
    ...row.slice(0, -1),
    outcome(...(row.slice(0, -1) as unknown as Case)),
  ])
const recordOf = (name: string, outcome: (given: string) => unknown) =>
  Object.fromEntries(Object.keys(rowOf(name).value as object).map((given) => [given, outcome(given)]))

async function quartersOfYear() {
  const { body } = await testApp
    .as('teacher')
    .get<{ items: { id: number; number: number; start_date: string; end_date: string; year: { id: number } }[] }>(
      '/api/passport/calendar/?type=quarter',
    )
  return body.items.filter(({ year }) => year.id === school.year)
}
async function cookiesOfSignIn() {
  const change = { password_hash: await hashPassword('семь тощих ёжиков'), must_change_password: false }
  const account = testApp.accountOf('other-teacher')
  await db.updateTable('access.account').set(change).where('id', '=', account).execute()
  const payload = new FormData()
  payload.set('username', 'other-teacher@school.test')
  payload.set('password', 'семь тощих ёжиков')
  const { cookies } = await testApp.app.inject({ method: 'POST', url: '/api/admin/users/token', payload })
  return Object.fromEntries(
    cookies
      .filter(({ name }) => ['refresh', 'session', 'XSRF-TOKEN'].includes(name))
      .map(({ name, path, sameSite, maxAge }) => [name, { path, sameSite, maxAge }]),
  )
}
async function claimsOfToken() {
  const claims = testApp.app.jwt.verify<Record<string, object>>(await testApp.tokenOf('teacher'))
  const named = Object.keys(claims).flatMap((name) =>
    name === 'permissions' ? Object.keys(claims[name] ?? {}).map((level) => `permissions.${level}`) : [name],
  )
  return (rowOf('constant §3 claims of the token').value as string[]).filter((name) => named.includes(name))
}
const timeTexts = (isTaken: boolean) => {
  const { taken, refused } = rowOf('constant §5 time strings').value as Record<'taken' | 'refused', string[]>
  return [...taken, ...refused].filter((text) => isTimeText(text) === isTaken)
}
const years = [
  { id: 2, date_start: '2025-09-01', date_end: '2026-05-25' },
  { id: 1, date_start: '2026-09-01', date_end: '2027-05-25' },
]
const yearIn = (date: string): string => {
  const year = currentStudyYear(years, date)
  if (year === null) return 'none'
  if (date < year.date_start) return 'to come'
  return date > year.date_end ? 'begun last' : 'contains'
}
const permissionKeys: readonly string[] = accessRules.permissions.keys
const key = jrnJournal
const held = (level: 'read' | 'write' | null) =>
  sessionRights(
    0,
    { roles: ['teacher'], keys: level === null ? [] : [{ key, level }], isParent: false },
    accessRules.permissions,
  )

/** Where each constant is read: what is given to people over HTTP, what is decided by the rule that decides it. */
const found: Readonly<Record<string, () => unknown>> = {
  '§3 claims of the token': claimsOfToken,
  '§3 derived full_name': async () => {
    const { body } = await testApp
      .as('student')
      .get<{ items: { full_name: string }[] }>(`/api/users/users/?admin_user_id=${testApp.accountOf('student')}`)
    return body.items[0]?.full_name
  },
  '§3 half-years': async () => {
    const quarters = await quartersOfYear()
    return halfYearsOf(quarters).map(({ id, title, number }) => ({
      id,
      title,
      quarters: quarters.map((quarter) => quarter.number).filter((quarter) => halfOfQuarter(quarter) === number),
    }))
  },
  '§3 paged list': async () => {
    const { body } = await testApp.as('director').get<Record<string, unknown>>('/api/users/users/')
    return { page: body['page'], size: body['size'], active: body['active'] }
  },
  '§3 sort of lists': () => {
    const { sort, asc } = listQuery(['name', 'id'], {}).parse({})
    return { sort, asc }
  },
  '§3 IIN': () =>
    (rowOf('constant §3 IIN').value as [string][]).map(([iin]) => {
      const facts = outcomeOf(() => readIin(iin))
      return typeof facts === 'string' ? [iin, facts, null] : [iin, facts.birth_date, facts.sex]
    }),
  '§3 score types': () => enumerations.scoreTypes,
  '§3 grading modes': () => enumerations.gradingModes,
  '§3 folders': () => enumerations.folders,
  '§3 location types': () => enumerations.locationTypes,
  '§3 movement kinds': () => enumerations.movementKinds,
  '§3 school types': () => enumerations.schoolTypes,
  '§3 genders': () => enumerations.genders,
  '§3 dictionary codes': () => enumerations.dictionaryCodes,
  '§3 group ids': () =>
    Object.fromEntries(Object.entries(enumerations.personKinds).map(([kind, { id }]) => [kind, id])),
  '§3 weekday on the wire': () =>
    EntryValues.shape.follows_weekday.safeParse('mon').success ? 'mon…sun' : 'not mon…sun',
  '§3 times of a schedule item': async () => {
    const { body } = await testApp
      .as('headteacher')
      .get<{ items: { slots: object[] }[] }>('/api/passport/schedule/?year_id=1')
    return Object.keys(body.items[0]?.slots[0] ?? {}).filter((name) => /start|end/.test(name))
  },
  '§4 document statuses': () => enumerations.documentStatuses,
  '§5 time strings': () => ({ taken: timeTexts(true), refused: timeTexts(false) }),
  '§5 month strings': () => recordOf('constant §5 month strings', (text) => outcomeOf(() => parseMonth(text))),
  '§5 weekday index': () =>
    tableOf('constant §5 weekday index', (index: number) => outcomeOf(() => weekdayOfIndex(index))),
  '§5 time with a date': () =>
    tableOf('constant §5 time with a date', (hours: string | null, minutes: string | null) =>
      combineDateWithTime('2026-09-01', hours, minutes),
    ),
  '§5 date range in a URL': () => recordOf('constant §5 date range in a URL', parseDateRange),
  '§5 permission levels': () =>
    recordOf('constant §5 permission levels', (level) => {
      const outcome = outcomeOf(() => parsePermissionLevel(level))
      return outcome === level ? level : 'error'
    }),
  '§6 roles': async () => {
    const rows = await db.selectFrom('access.role').select('name').orderBy('id').execute()
    // the school may add roles of its own
    return rows.map(({ name }) => name).filter((name) => enumerations.roles.some((role) => role === name))
  },
  '§6 keys named in full': () =>
    (rowOf('constant §6 keys named in full').value as string[]).filter((name) =>
      permissionKeys.some((one) => one === name),
    ),
  '§6 families of keys': () =>
    (rowOf('constant §6 families of keys').value as string[]).filter((begin) =>
      permissionKeys.some((one) => one.startsWith(begin)),
    ),
  '§6 a level left out means either': () => ({
    none: allows(read(key), held(null)),
    read: allows(read(key), held('read')),
    write: allows(read(key), held('write')),
  }),
  '§7 path of the socket': () => socketPath,
  '§7 emitted at its start': () => evacuationRoom.name,
  '§7 events of the socket': () => [evacuationActive.name, evacuationCompleted.name],
  '§9 cookies': cookiesOfSignIn,
  '§9 weekdays mon to sun': () => enumerations.weekdays,
  '§9 business days': () => enumerations.businessDays,
  '§9 weekday labels': () =>
    enumerations.weekdays.map((day) => {
      const { short, long, english } = enumerations.weekdayTitles[day]
      return [short, long, english]
    }),
  '§9 date on the screen (dd.MM.yyyy)': () => displayDate('2026-09-01'),
  '§9 date in a URL (yyyy-MM-dd)': () => formatDateRange({ start_date: '2026-09-01', end_date: '2026-09-02' }),
  '§9 first day of the week': () => weekdayOf(mondayOf('2026-11-20')),
  '§9 quarters of a year': async () => (await quartersOfYear()).length,
  '§9 study year of a day': () => tableOf('constant §9 study year of a day', yearIn),
}
const own = constants.filter(({ half }) => half === 'server')

test('each constant of this half is read somewhere', () => {
  expect(Object.keys(found).map((name) => `constant ${name}`)).toEqual(own.map(({ name }) => name))
})

describe('each constant is what the specification says', () => {
  testRows(own, async ({ name, value }) => {
    expect(await found[name.replace('constant ', '')]?.()).toEqual(value)
  })
})
