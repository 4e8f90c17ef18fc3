import { afterAll, expect, test } from 'vitest'
import { startTestApp, type Who } from '#tests/test-app.ts'
import type { Output } from '#platform/contract/endpoint.ts'
import type { GroupPlan, makePlan, previewPlan } from '../../contract/plan.ts'
import { rowsIn, takeFile } from '#tests/list-export.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const plan = (who: Who | null, query = '') => testApp.as(who).get<GroupPlan>(`/api/grouping/plan/${query}`)
const make = (who: Who | null, body: object) =>
  testApp.as(who).post<Output<typeof makePlan>>('/api/grouping/plan/', body)

test('courses of classes with their groups, and what is missing', async () => {
  expect((await plan(null)).status).toBe(401)
  expect((await plan('manager_oo', '?parallel=99')).status).toBe(422)
  expect((await plan('student')).status).toBe(403)
  const { body } = await plan('manager_oo')
  expect(body.classes).toMatchObject([
    { title: '7А', students: 7 },
    { title: '7Б', students: 6 },
  ])
  const states = body.cells.map(({ class_id, course_id, state }) => `${class_id} ${course_id} ${state}`)
  expect(states.toSorted()).toEqual([
    '1 1 fine',
    '1 2 divided-below',
    '1 3 fine',
    '1 4 fine',
    '2 1 fine',
    '2 2 missing',
    '2 3 missing',
    '2 4 missing',
  ])
  expect((await plan('manager_oo', '?parallel=8')).body.cells).toEqual([])
})

test('as a file', async () => {
  const { bytes } = await takeFile(testApp, 'manager_oo', '/api/grouping/plan/export/')
  expect(await rowsIn(bytes)).toContainEqual(['Английский язык', '7А/1 (3), 7А/2 (4)', 'нет группы'])
})

test('missing groups are made at once after a preview, and taken back', async () => {
  expect((await make(null, {})).status).toBe(401)
  expect((await make('manager_oo', { parallel: 13 })).status).toBe(422)
  for (const who of ['teacher', 'uk', 'student'] as const) expect((await make(who, {})).status).toBe(403)
  expect((await make('manager_oo', { year_id: 999_999 })).status).toBe(404)
  const told = await testApp
    .as('manager_oo')
    .post<Output<typeof previewPlan>>('/api/grouping/plan/preview/', { parallel: 7 })
  expect(told.body).toMatchObject({ groups: 3, members: 18 })
  expect(told.body.items[0]).toEqual({
    class: { id: 2, title: '7Б' },
    course: { id: 2, title: 'Английский язык' },
    parts: [{ title: '7Б', students: 6 }],
  })
  const done = await make('manager_oo', { parallel: 7 })
  expect(done.body).toMatchObject({ groups: 3, members: 18 })
  expect((await plan('manager_oo')).body.cells.filter(({ state }) => state === 'missing')).toEqual([])
  expect((await make('manager_oo', {})).body).toEqual({ groups: 0, members: 0, batch: null })
  expect((await testApp.as('manager_oo').post(`/api/grouping/changes/${done.body.batch}/undo/`, {})).status).toBe(200)
  expect((await plan('manager_oo')).body.cells.filter(({ state }) => state === 'missing')).toHaveLength(3)
})
