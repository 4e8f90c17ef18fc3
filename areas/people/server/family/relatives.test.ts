import { afterAll, expect, test } from 'vitest'
import { startTestApp, type Who } from '#tests/test-app.ts'
import type { PersonCard } from '../../contract/people.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { school } = testApp
const child = school.studentsA[2]
const tie = { kind: 'mother', is_legal_representative: true, may_pick_up: true, from: null, until: null }
const person = { surname: 'Иванова', name: 'Ольга', patronymic: null, phone: '8 701 222 33 44', email: null }
type Answer = { id: number; version: number; detail?: string | { loc: string[]; msg: string }[] }
const add = (who: Who | null, id: number, body: object) =>
  testApp.as(who).post<Answer>(`/api/users/users/${id}/relatives/`, { person_id: null, person: null, ...tie, ...body })
const change = (who: Who | null, id: number, body: object) =>
  testApp.as(who).patch<Answer>(`/api/users/relatives/${id}`, { version: 1, ...tie, ...body })
const remove = (who: Who | null, id: number, body: object) =>
  testApp.as(who).remove<Answer>(`/api/users/relatives/${id}`, body)
const card = async (who: Who, id: number) => (await testApp.as(who).get<PersonCard>(`/api/users/users/${id}/card`)).body

test('a class teacher keeps the families of the own class, and of no other', async () => {
  expect((await add(null, child, { person })).status).toBe(401)
  expect((await add('classruk', child, { kind: 'cat' })).status).toBe(422)
  expect((await add('teacher', child, { person })).status).toBe(403)
  expect((await add('classruk', school.studentsB[0], { person })).status).toBe(404)
  expect((await add('classruk', child, {})).status).toBe(422)
  expect((await add('classruk', child, { person_id: child })).status).toBe(422)
  expect((await add('classruk', child, { person_id: 999_999 })).status).toBe(422)
  expect((await add('classruk', child, { person: { ...person, phone: '12' } })).body.detail).toMatchObject([
    { loc: ['body', 'person', 'phone'] },
  ])
  const made = await add('classruk', child, { person })
  expect(made.status).toBe(200)
  const { relatives, may_maintain_family } = await card('classruk', child)
  expect(may_maintain_family).toBe(true)
  const mother = relatives.find(({ tie_id }) => tie_id === made.body.id)
  expect(mother).toMatchObject({ full_name: 'Иванова Ольга', phone: '+77012223344', from: null, version: 1 })
  expect((await add('classruk', child, { person_id: mother?.id, from: '2026-12-01' })).status).toBe(422)

  const { id } = made.body
  const until = { until: '2026-11-30', is_legal_representative: false }
  expect((await change(null, id, until)).status).toBe(401)
  expect((await change('classruk', id, { kind: 'cat' })).status).toBe(422)
  expect((await change('classruk', id, { from: '2026-12-01', until: '2026-11-01' })).status).toBe(422)
  expect((await change('teacher', id, until)).status).toBe(403)
  expect((await change('curator', id, until)).status).toBe(404)
  expect((await change('classruk', id, until)).body.version).toBe(2)
  expect((await change('classruk', id, until)).status).toBe(409)
  expect((await card('uk', child)).relatives.find(({ tie_id }) => tie_id === id)).toMatchObject(until)

  expect((await remove(null, id, { version: 2 })).status).toBe(401)
  expect((await remove('classruk', id, {})).status).toBe(422)
  expect((await remove('teacher', id, { version: 2 })).status).toBe(403)
  expect((await remove('curator', id, { version: 2 })).status).toBe(404)
  expect((await remove('uk', id, { version: 1 })).status).toBe(409)
  expect((await remove('uk', id, { version: 2 })).status).toBe(200)
})
