import { afterAll, expect, test } from 'vitest'
import { yearShape } from '#areas/calendar/rules/year-shape.ts'
import { openDatabase } from '#platform/server/database.ts'
import { cloneDatabase } from '#tests/clone.ts'
import { calendarSentence, ensureStudyYear, shapeFor } from './study-year.ts'

const { db } = openDatabase(await cloneDatabase(), 2)
afterAll(() => db.destroy())
const quarters = (yearId: number) =>
  db
    .selectFrom('calendar.calendar_entry')
    .select(['number', 'start_date', 'end_date'])
    .where('year_id', '=', yearId)
    .where('type', '=', 'quarter')
    .orderBy('number')
    .execute()
const addYear = (begins: number) =>
  db
    .insertInto('calendar.study_year')
    .values({ date_start: `${begins}-09-01`, date_end: `${begins + 1}-05-25`, is_projection: true })
    .returning('id')
    .executeTakeFirstOrThrow()

test('in summer a timetable is for the coming year, unless another is asked for', () => {
  expect(shapeFor(undefined, '2026-08-15').date_start).toBe('2026-09-01')
  expect(shapeFor(undefined, '2027-03-01').date_start).toBe('2026-09-01')
  expect(shapeFor(2028, '2026-08-15').date_start).toBe('2028-09-01')
})

test('a year that is not there yet comes with its calendar and its rules of grading', async () => {
  const year = await ensureStudyYear(db, yearShape(2026))
  expect(year).toMatchObject({ date_start: '2026-09-01', date_end: '2027-05-25', hasQuarters: true })
  expect((await quarters(year.id)).map(({ number }) => number)).toEqual([1, 2, 3, 4])
  const policies = await db.selectFrom('grading.policy').select('id').where('year_id', '=', year.id).execute()
  expect(policies).toHaveLength(1)
  expect(calendarSentence(year)).toContain('взят по образцу')
  expect(await ensureStudyYear(db, yearShape(2026))).toEqual(year)
  expect(await quarters(year.id)).toHaveLength(4)
})

test('a year of the ministry’s order needs no check', async () => {
  expect(calendarSentence(await ensureStudyYear(db, yearShape(2025)))).toContain('взят по приказу')
})

test('a year without a calendar takes it, one that people have begun to fill in keeps theirs', async () => {
  const blank = await addYear(2027)
  expect(await ensureStudyYear(db, yearShape(2027))).toMatchObject({ id: blank.id, hasQuarters: true })
  expect(await quarters(blank.id)).toHaveLength(4)

  const begun = await addYear(2028)
  await db
    .insertInto('calendar.calendar_entry')
    .values({ year_id: begun.id, type: 'day_off', title: 'Сбор', start_date: '2028-10-06', end_date: '2028-10-06' })
    .execute()
  expect(await ensureStudyYear(db, yearShape(2028))).toMatchObject({ id: begun.id, hasQuarters: false })
  expect(await quarters(begun.id)).toEqual([])
})
