import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '#platform/server/database.ts'
import { cloneDatabase } from '#tests/clone.ts'
import { yearShape } from '#areas/calendar/rules/year-shape.ts'
import { saveMarksInBulk } from '#areas/journal/server/index.ts'
import type { PageJob } from './build/journal.ts'
import { completeDemonstration, ensureSchool, prepareInstallation } from './index.ts'
import { findInstallation } from './installation.ts'

const opened: { destroy: () => Promise<void> }[] = []
async function fresh() {
  const databaseUrl = await cloneDatabase()
  const { db } = openDatabase(databaseUrl, 2)
  opened.push(db)
  const printed: string[] = []
  const options = { databaseUrl, today: '2026-11-20', timeZone: 'Asia/Almaty', seed: 48, classes: ['6Б', '9Г'] }
  const prepare = (more: object = {}) =>
    prepareInstallation({ ...options, print: (line) => void printed.push(line), ...more })
  const count = async (table: string) =>
    (await sql<{ count: number }>`select count(*) from ${sql.raw(table)}`.execute(db)).rows[0]?.count
  /** @param jobs how many are done before it is told to stop */
  const complete = (jobs = Infinity) => {
    let requested = 0
    const stop = {
      get aborted() {
        return requested++ >= jobs
      },
    } as AbortSignal
    return completeDemonstration({ databaseUrl, print: (line) => void printed.push(line), stop })
  }
  const ensure = () => ensureSchool({ databaseUrl, shape: yearShape(2026), print: () => {} })
  return { db, prepare, complete, ensure, count, printed }
}
afterAll(async () => {
  await Promise.all(opened.map((db) => db.destroy()))
})

test('a migrated database holds nothing', async () => {
  const { db } = await fresh()
  expect(await findInstallation(db)).toEqual({ state: 'nothing' })
})

test('where an empty school is asked for, the half-built demonstration gives way to it', async () => {
  const { db, prepare, count } = await fresh()
  await db.insertInto('platform.installation').values({ kind: 'demo', state: 'building', seed: 1 }).execute()
  await db.insertInto('people.person').values({ surname: 'Ким', name: 'Полина' }).execute()
  expect(await prepare({ empty: true })).toMatchObject({ built: true, kind: 'school' })
  expect(await count('people.person')).toBe(1)
})

test('rows that no installation has made are never touched', async () => {
  const { db, prepare, count } = await fresh()
  await db.insertInto('curriculum.course').values({ title: 'Физика', short_title: 'Физ.' }).execute()
  expect(await prepare()).toMatchObject({ built: false, kind: null, invitation: null, unfinished: false })
  expect(await prepare({ empty: true })).toMatchObject({
    built: false,
    kind: null,
    invitation: null,
    unfinished: false,
  })
  expect(await count('curriculum.course')).toBe(1)
  expect(await count('access.account')).toBe(0)
})

test('an empty school invites its administrator until somebody has a password', async () => {
  const { db, prepare, count } = await fresh()
  const made = await prepare({ empty: true })
  expect(made).toMatchObject({ built: true, kind: 'school' })
  expect(made.invitation).toEqual({ login: 'admin', path: expect.stringMatching(/^\/restore#[\w-]{43}$/) })
  expect(await count('people.person')).toBe(1)
  // 2025–2026 stands by the order, the next one is to be checked
  expect(await count('calendar.study_year where is_projection')).toBe(1)
  expect(await count('grading.policy')).toBe(1)
  const roles = await sql<{
    name: string
  }>`select r.name from access.account_role join access.role r on r.id = role_id`.execute(db)
  expect(roles.rows.map(({ name }) => name).toSorted()).toEqual(['admin', 'ceasar'])

  const again = await prepare()
  expect(again).toMatchObject({ built: false, kind: 'school' })
  expect(again.invitation?.path).not.toBe(made.invitation?.path)
  expect(await count('access.restore_link where expires_at > now()')).toBe(1)

  await db.updateTable('access.account').set({ password_hash: 'x' }).execute()
  expect(await prepare()).toMatchObject({ built: false, kind: 'school', invitation: null, unfinished: false })
})

test('a tool that comes before the first start founds the school, which the start then opens', async () => {
  const { prepare, ensure, count } = await fresh()
  expect(await ensure()).toBe('built')
  expect(await count("calendar.calendar_entry where type = 'quarter'")).toBe(8)
  expect(await ensure()).toBe('ready')
  const started = await prepare()
  expect(started).toMatchObject({ built: false, kind: 'school' })
  expect(started.invitation?.path).toMatch(/^\/restore#/)
})

test('a tool touches no rows that no installation has made, and clears a half-built demonstration away', async () => {
  const other = await fresh()
  await other.db.insertInto('curriculum.course').values({ title: 'Физика', short_title: 'Физ.' }).execute()
  expect(await other.ensure()).toBe('foreign')
  expect(await other.count('access.account')).toBe(0)
  const half = await fresh()
  await half.db.insertInto('platform.installation').values({ kind: 'demo', state: 'building', seed: 1 }).execute()
  await half.db.insertInto('people.person').values({ surname: 'Ким', name: 'Полина' }).execute()
  expect(await half.ensure()).toBe('built')
  expect(await half.count('people.person')).toBe(1)
})

/** Building one takes longer than all else here: these tests go on, in their order, with the one that the first has begun. */
describe('a demonstration', () => {
  let school: Awaited<ReturnType<typeof fresh>>
  beforeAll(async () => {
    school = await fresh()
  })

  test('that is half-built is dropped and begun anew; of two that start at once one builds it', async () => {
    const { db, prepare, count, printed } = school
    await db.insertInto('platform.installation').values({ kind: 'demo', state: 'building', seed: 1 }).execute()
    await db.insertInto('people.person').values({ surname: 'Ким', name: 'Полина' }).execute()
    await db.insertInto('calendar.study_year').values({ date_start: '2026-09-01', date_end: '2027-05-25' }).execute()
    const prepared = await Promise.all([prepare(), prepare()])
    for (const one of prepared) expect(one).toMatchObject({ kind: 'demo', unfinished: true })
    expect(prepared.filter(({ built }) => built).length).toBe(1)
    expect(await count('school.school')).toBe(1)
    expect(printed[0]).toBe('Демонстрация не была достроена: начинаю заново')
    // its own and the one before
    expect(await count('calendar.study_year')).toBe(2)
    expect(await count(`people.person where surname = 'Ким' and name = 'Полина' and iin is null`)).toBe(0)
    expect(await findInstallation(db)).toEqual({ state: 'ready', kind: 'demo', demonstration: 'school' })
  })

  test('leaves journals for later, which the next start finds', async () => {
    const { prepare, count } = school
    expect(await count('timetable.lesson')).toBeGreaterThan(1_000)
    expect(await count('journal.score')).toBe(0)
    expect(await prepare()).toMatchObject({ built: false, unfinished: true })
  })

  test(
    'whose filling was cut short goes on where it stood; a miss that somebody has noted meanwhile stays theirs',
    { timeout: 60_000 },
    async () => {
      const { db, prepare, complete, count, printed } = school
      await complete(1)
      expect(await count('assessments.work')).toBeGreaterThan(20)
      expect(await count('journal.score')).toBe(0)
      const waiting = db.selectFrom('platform.setting').select('value').where('name', 'like', 'demonstration.%')
      const pages = (await waiting.orderBy('name').execute()).map(({ value }) => value as PageJob)
      const page = pages.find(({ kind, misses }) => kind === 'page' && misses.length > 0)
      const [miss] = page?.misses ?? []
      expect(miss).toBeDefined()
      if (page && miss) await saveMarksInBulk(db, page.marker, { marks: [], misses: [miss] }, page)
      expect(await prepare()).toMatchObject({ built: false, unfinished: true })
      await complete(2)
      expect(await prepare()).toMatchObject({ unfinished: true })
      await complete()
      expect(printed).toContain('Демонстрация: не поместилось отметок: 1, там уже кто-то поработал')
      expect(printed.at(-1)).toBe('Демонстрация: все журналы на месте')
      const before = `journal.score s join timetable.lesson l on l.id = s.lesson_id where l.date < '2026-10-30'`
      expect(await count(before)).toBeGreaterThan(1_000)
      expect(await count('results.period_result')).toBeGreaterThan(300)
      expect(await prepare()).toMatchObject({ built: false, unfinished: false })
      expect(await count('platform.setting')).toBe(0)
    },
  )
})
