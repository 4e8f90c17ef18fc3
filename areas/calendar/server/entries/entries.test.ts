import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CalendarPreview } from '../../contract/preview.ts'
import type { CalendarEntry } from '../../contract/entries.ts'
import { startTestApp, type TestApp } from '#tests/test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await startTestApp()
})
afterAll(() => testApp.close())

const url = '/api/passport/calendar/'
const dayOff = {
  type: 'day_off',
  title: 'Актированный день',
  start_date: '2026-11-24',
  end_date: '2026-11-24',
  number: null,
  closes_on: null,
  follows_weekday: null,
  parallels: null,
}
const add = <T = CalendarEntry>(change: object = {}, who: 'headteacher' | 'teacher' | null = 'headteacher') =>
  testApp.as(who).post<T>(url, { ...dayOff, year_id: 1, ...change })
const remove = (id: number, version = 1) => testApp.as('headteacher').remove(`${url}${id}`, { version })
const readPreview = async (entry: object | null, id: number | null = null) =>
  testApp.as('headteacher').post<CalendarPreview>(`${url}preview/`, { year_id: 1, id, entry })
/** How many of what, by the titles of the effects. */
const counts = ({ effects }: CalendarPreview) => Object.fromEntries(effects.map(({ title, count }) => [title, count]))
const lessonsOn = (date: string) =>
  testApp.db
    .selectFrom('timetable.lesson')
    .where('date', '=', date)
    .select(['id', 'status', 'is_off_calendar', 'slot', 'group_id'])
    .orderBy('id')
    .execute()

describe('who may, and what can stand', () => {
  test('401, then 403', async () => {
    expect((await add({}, null)).status).toBe(401)
    for (const who of ['teacher', 'student', 'parent', 'hr'] as const) {
      expect((await testApp.as(who).post(url, { ...dayOff, year_id: 1 })).status).toBe(403)
      expect((await testApp.as(who).patch(`${url}11`, { ...dayOff, version: 1 })).status).toBe(403)
      expect((await testApp.as(who).remove(`${url}11`, { version: 1 })).status).toBe(403)
    }
  })
  const quarter = { ...dayOff, type: 'quarter', title: 'V четверть', number: 2, closes_on: '2027-01-10' }
  test.each<[string, object, string]>([
    ['a day out of the year', { start_date: '2026-08-31' }, 'start_date'],
    ['a start after the end', { start_date: '2026-11-25' }, 'end_date'],
    ['no date', { start_date: '2026-02-30' }, 'start_date'],
    ['a long title', { title: 'я'.repeat(500) }, 'title'],
    ['no title', { title: ' ' }, 'title'],
    ['no parallels', { parallels: [] }, 'parallels'],
    ['an overlapping quarter', quarter, 'start_date'],
    ['a moved day that follows nothing', { type: 'moved_day' }, 'follows_weekday'],
    ['a number of no quarter', { number: 1 }, 'number'],
    ['a quarter without its closing', { ...quarter, closes_on: null }, 'closes_on'],
  ])('422 for %s', async (_name, change, field) => {
    const answer = await add<{ detail: { loc: string[] }[] }>(change)
    expect([answer.status, answer.body.detail[0]?.loc[1]]).toEqual([422, field])
  })
  test('404 for a row or a year that is not there, 409 for a year that is over and for an unseen version', async () => {
    expect((await add({ year_id: 999 })).status).toBe(404)
    expect((await remove(999)).status).toBe(404)
    expect((await add({ year_id: 2, start_date: '2025-12-16', end_date: '2025-12-16' })).status).toBe(409)
    expect((await remove(11, 7)).status).toBe(409)
  })
  test('the database keeps entries in their year too', async () => {
    const stray = { ...dayOff, start_date: '2027-06-01', end_date: '2027-06-01', year_id: 1 }
    await expect(testApp.db.insertInto('calendar.calendar_entry').values(stray).execute()).rejects.toThrow('leaves')
    const short = testApp.db.updateTable('calendar.study_year').set({ date_end: '2027-05-01' }).where('id', '=', 1)
    await expect(short.execute()).rejects.toThrow('does not hold')
  })
})

describe('dated lessons follow', () => {
  test('a day off cancels its lessons, remembers them, and gives the same ones back', async () => {
    const before = await lessonsOn(dayOff.start_date)
    expect(before.map(({ status }) => status)).toEqual(['planned', 'planned', 'planned'])
    const { body: preview } = await readPreview(dayOff)
    expect(preview).toMatchObject({ obstacles: [], total: 'Изменится уроков: 3', in_the_way_count: 0 })
    expect(counts(preview)).toEqual({ 'Уроков отменится': 3, Классов: 1 })
    expect(preview.effects.at(-1)?.items).toEqual(['7А'])
    expect(await lessonsOn(dayOff.start_date)).toEqual(before)
    const { status, body: made } = await add()
    expect(status).toBe(200)
    expect((await lessonsOn(dayOff.start_date)).every((one) => one.status === 'cancelled' && one.is_off_calendar)).toBe(
      true,
    )
    expect(counts((await readPreview(null, made.id)).body)).toEqual({ 'Уроков вернётся': 3, Классов: 1 })
    expect((await remove(made.id)).status).toBe(200)
    expect(await lessonsOn(dayOff.start_date)).toEqual(before)
  })
  test('for other parallels it touches nothing', async () => {
    const { body } = await readPreview({ ...dayOff, parallels: [1, 2] })
    expect(body).toMatchObject({ obstacles: [], effects: [], total: 'Уроки не изменятся' })
  })
  test('a day with marks or held lessons is not taken: 409 says where, nothing is changed', async () => {
    const before = await lessonsOn('2026-11-18')
    const taken = { start_date: '2026-11-18', end_date: '2026-11-18' }
    const answer = await add<{ detail: string }>(taken)
    expect(answer.status).toBe(409)
    expect(answer.body.detail).toMatch(/Мешают уроки \(2\): 18\.11\.2026, 7А, Алгебра: есть (отметки|пропуски)/)
    expect(await lessonsOn('2026-11-18')).toEqual(before)
    expect((await readPreview({ ...dayOff, ...taken })).body).toMatchObject({
      obstacles: ['Мешают уроки: 2. Ничего не изменено'],
      in_the_way_count: 2,
    })
  })
  test('a moved working day has the lessons of the weekday it follows, and loses them with the day', async () => {
    const moved = { type: 'moved_day', start_date: '2026-11-28', end_date: '2026-11-28', follows_weekday: 'tue' }
    const { status, body } = await add(moved)
    expect(status).toBe(200)
    const lessons = await lessonsOn('2026-11-28')
    expect(lessons.map(({ group_id, slot }) => [group_id, slot]).toSorted(([a = 0], [b = 0]) => a - b)).toEqual([
      [3, 2],
      [4, 2],
      [6, 4],
    ])
    expect(counts((await readPreview(null, body.id)).body)).toEqual({ 'Уроков этого дня не станет': 3, Классов: 1 })
    expect((await remove(body.id)).status).toBe(200)
    expect(await lessonsOn('2026-11-28')).toEqual([])
  })
  test('of a moved working day a lesson that bears something is remembered when the day goes', async () => {
    const moved = { type: 'moved_day', start_date: '2026-11-28', end_date: '2026-11-28', follows_weekday: 'tue' }
    const { body } = await add(moved)
    const [bearing] = await lessonsOn('2026-11-28')
    await testApp.db
      .insertInto('journal.lesson_text')
      .values({ lesson_id: bearing?.id ?? 0, topic: 'Повторение' })
      .execute()
    expect((await remove(body.id)).status).toBe(200)
    expect(await lessonsOn('2026-11-28')).toMatchObject([{ id: bearing?.id, is_off_calendar: true }])
    const again = await add(moved)
    expect((await lessonsOn('2026-11-28')).map(({ status }) => status)).toEqual(['planned', 'planned', 'planned'])
    await testApp.db
      .deleteFrom('journal.lesson_text')
      .where('lesson_id', '=', bearing?.id ?? 0)
      .execute()
    // of what had been remembered the calendar no longer knows that it brought it alone: it does, the mark stays
    expect((await remove(again.body.id)).status).toBe(200)
    expect(await lessonsOn('2026-11-28')).toEqual([])
  })
  test('a day off that goes gives lessons to a day that never had any, and put back takes them again', async () => {
    expect(await lessonsOn('2026-12-16')).toEqual([])
    expect(counts((await readPreview(null, 11)).body)).toMatchObject({ 'Уроков появится по расписанию': 2 })
    expect((await remove(11)).status).toBe(200)
    expect((await lessonsOn('2026-12-16')).map(({ status }) => status)).toEqual(['planned', 'planned'])
    expect((await add({ start_date: '2026-12-16', end_date: '2026-12-16' })).status).toBe(200)
    expect(await lessonsOn('2026-12-16')).toEqual([])
  })
  test('a quarter cut short frees its last days; results are told; two at once: the second is refused', async () => {
    const second = {
      ...dayOff,
      type: 'quarter',
      title: 'II четверть',
      start_date: '2026-11-02',
      end_date: '2026-12-23',
      number: 2,
      closes_on: '2027-01-10',
    }
    const told = (await readPreview(second, 2)).body
    expect(counts(told)).toMatchObject({ 'Уроков отменится': 5 })
    expect(told.effects.map(({ title }) => title).filter((title) => title.includes('тогов'))).toEqual([])
    expect(told.note).toBe('')
    const change = (version: number) =>
      testApp.as('headteacher').patch<CalendarEntry>(`${url}2`, { ...second, version })
    const answers = await Promise.all([change(1), change(1)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect((await lessonsOn('2026-12-25')).every((one) => one.is_off_calendar)).toBe(true)
    const back = await testApp.as('headteacher').patch(`${url}2`, { ...second, end_date: '2026-12-25', version: 2 })
    expect(back.status).toBe(200)
    expect((await lessonsOn('2026-12-25')).some((one) => one.is_off_calendar)).toBe(false)
  })
  test('a quarter with works or results can not be deleted, and its held days can not be left out', async () => {
    expect((await remove(1)).status).toBe(409)
    const first = { ...dayOff, type: 'quarter', title: 'I четверть', number: 1, closes_on: '2026-10-30' }
    const cut = { ...first, start_date: '2026-09-10', end_date: '2026-10-23', version: 1 }
    expect((await testApp.as('headteacher').patch(`${url}1`, cut)).status).toBe(409)
    const { version: _version, ...entry } = cut
    const told = (await readPreview(entry, 1)).body
    expect(counts(told)).toMatchObject({ 'Итогов закрытой четверти': 6 })
    expect(told.note).toBe('Четверть уже закрыта: её итоги останутся прежними.')
  })
})
