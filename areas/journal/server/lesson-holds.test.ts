import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CalendarPreview } from '#areas/calendar/contract/preview.ts'
import { startTestApp } from '#tests/test-app.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { db, school } = testApp
const day = '2026-11-25'
const dayOff = { type: 'day_off', title: 'Актированный день', start_date: day, end_date: day }
const whole = { number: null, closes_on: null, follows_weekday: null, parallels: null }
const readPreview = async () =>
  (
    await testApp.as('headteacher').post<CalendarPreview>('/api/passport/calendar/preview/', {
      year_id: 1,
      id: null,
      entry: { ...dayOff, ...whole },
    })
  ).body
let lesson = 0
beforeAll(async () => {
  lesson = await testApp.lessonOf('algebraA', day)
})

test('a plan goes with its lesson, and is told before', async () => {
  const before = await readPreview()
  const [cancelled, ...rest] = before.effects
  expect(before).toMatchObject({ obstacles: [], in_the_way: [] })
  expect(before.effects.filter(({ title }) => title.startsWith('Из них'))).toEqual([])
  const body = { topic: 'Многочлены', homework: '§ 7', version: 1 }
  expect((await testApp.as('teacher').patch(`/api/journal/journal/lesson/${lesson}/`, body)).status).toBe(200)
  await db
    .updateTable('assessments.work')
    .set({ lesson_id: lesson })
    .where('id', '=', school.works.unplannedSor)
    .execute()
  expect(await readPreview()).toEqual({
    ...before,
    effects: [
      cancelled,
      { title: 'Из них с СОР или СОЧ', items: [], count: 1 },
      { title: 'Из них с темой', items: [], count: 1 },
      { title: 'Из них с домашним заданием', items: [], count: 1 },
      ...rest,
    ],
  })
})

test('a miss pins the day and the time of its lesson', async () => {
  const kind = await db
    .selectFrom('miss_kinds.miss_kind')
    .where('code', '=', 'excused')
    .select('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('journal.miss')
    .values({ lesson_id: lesson, student_id: school.studentsA[0], kind_id: kind.id })
    .execute()
  expect((await readPreview()).in_the_way).toMatchObject([{ lesson_id: lesson, reason: 'есть пропуски' }])
  const times = () => db.selectFrom('timetable.lesson').where('date', '=', day).select(['id', 'starts_at']).execute()
  const before = await times()
  const slots = [1, 2, 3, 4, 5, 6].map((number) => ({
    shift: 1,
    number,
    start_time: `${String(number + 8).padStart(2, '0')}:00`,
    end_time: `${String(number + 8).padStart(2, '0')}:40`,
  }))
  const bells = { title: 'Другие', is_default: true, weekdays: null, from_parallel: null, to_parallel: null, slots }
  expect((await testApp.as('headteacher').post('/api/passport/schedule/', { ...bells, year_id: 1 })).status).toBe(200)
  const moved = (await times()).filter(
    (one) => !before.some((was) => was.id === one.id && was.starts_at === one.starts_at),
  )
  expect(moved.map(({ id }) => id)).not.toContain(lesson)
  expect(moved.length).toBeGreaterThan(0)
})
