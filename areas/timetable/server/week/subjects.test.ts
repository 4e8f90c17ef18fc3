import { afterAll, expect, test } from 'vitest'
import type { WeekSubjects } from '../../contract/week-subjects.ts'
import { startTestApp, type Who } from '#tests/test-app.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const subjectsOf = (who: Who | null) => testApp.as(who).get<WeekSubjects>('/api/schedule/week-subjects/')

test('staff choose among all classes, teachers and rooms of the year', async () => {
  const { status, body } = await subjectsOf('teacher')
  expect(status).toBe(200)
  expect(body.has_own).toBe(true)
  expect(body.classes).toEqual([
    { id: 1, title: '7А' },
    { id: 2, title: '7Б' },
  ])
  expect(body.teachers).toContainEqual({ id: 52, title: 'Ким Виктор Андреевич' })
  expect(body.teachers.map(({ id }) => id)).not.toContain(testApp.personOf('hr'))
  expect(body.rooms).toContainEqual({ id: 5, title: 'Спортзал' })
})

test('staff without lessons have no week of their own', async () => {
  const { body } = await subjectsOf('hr')
  expect(body.has_own).toBe(false)
  expect(body.classes).toHaveLength(2)
})

test('a student has the own class only', async () => {
  const { body } = await subjectsOf('student')
  expect(body).toEqual({ has_own: true, classes: [{ id: 1, title: '7А' }], teachers: [], rooms: [] })
})

test('for who may read the timetable', async () => {
  expect((await subjectsOf(null)).status).toBe(401)
  for (const who of ['parent', 'partner_do'] as const) expect((await subjectsOf(who)).status).toBe(403)
})
