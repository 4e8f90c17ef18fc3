import { afterAll, expect, test } from 'vitest'
import { startTestApp, type Who } from '#tests/test-app.ts'
import type { Output } from '#platform/contract/endpoint.ts'
import type { makeIndividual, readIndividual } from '../../contract/individual.ts'
import type { GroupCard } from '../../contract/group.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { school } = testApp
const path = '/api/grouping/individual/'
const make = (who: Who | null, body: object) => testApp.as(who).post<Output<typeof makeIndividual>>(path, body)
const wanted = { student_id: 105, courses: [{ course_id: 1, hours: 1.5 }] }

test('a pupil taught at home: a group of one with own hours, out of the class’s group from the day on', async () => {
  expect((await make(null, wanted)).status).toBe(401)
  for (const wrong of [
    { ...wanted, courses: [] },
    { ...wanted, courses: [{ course_id: 1, hours: 0 }] },
    { ...wanted, from: '2027-08-01' },
  ])
    expect((await make('manager_oo', wrong)).status).toBe(422)
  for (const who of ['teacher', 'uk', 'student'] as const) expect((await make(who, wanted)).status).toBe(403)
  expect((await make('manager_oo', { ...wanted, student_id: 999_999 })).status).toBe(404)
  expect((await make('manager_oo', { ...wanted, courses: [{ course_id: 999, hours: 1 }] })).status).toBe(404)

  const { body: seen } = await testApp.as('manager_oo').get<Output<typeof readIndividual>>(`${path}?student_id=105`)
  expect(seen.courses[0]).toEqual({
    course: { id: 1, title: 'Алгебра' },
    hours: 3,
    group: { id: 1, title: '7А' },
    is_individual: false,
  })
  const told = await testApp.as('manager_oo').post<{ effects: { title: string }[] }>(`${path}preview/`, wanted)
  expect(told.body.effects.map(({ title }) => title)).toContain('Перейдут из других групп предмета')
  const { status, body } = await make('manager_oo', wanted)
  expect(status).toBe(200)
  const [group] = body.groups
  const card = async (id: number) => (await testApp.as('manager_oo').get<GroupCard>(`/api/grouping/group/${id}/`)).body
  expect(await card(group?.id ?? 0)).toMatchObject({
    kind: 'individual',
    hours: 1.5,
    own_hours: 1.5,
    students_count: 1,
  })
  expect((await card(school.groups.algebraA)).students_count).toBe(6)
  expect((await make('manager_oo', wanted)).status).toBe(422)
  expect(
    (await testApp.as('manager_oo').post(`/api/grouping/group/${group?.id}/users/`, { users: [104] })).status,
  ).toBe(422)
  expect((await testApp.as('manager_oo').post(`/api/grouping/changes/${body.batch}/undo/`, {})).status).toBe(200)
  expect((await card(school.groups.algebraA)).students_count).toBe(7)
})
