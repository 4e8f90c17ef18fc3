import { afterAll, expect, test } from 'vitest'
import { startTestApp, type Who } from '#tests/test-app.ts'
import type { PersonCard } from '../../contract/people.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { school } = testApp
const adult = 201
const child = school.studentsB[1]
const tie = { kind: 'guardian', is_legal_representative: true, may_pick_up: false, from: null, until: null }
const born = { surname: 'Беков', name: 'Тимур', patronymic: null, iin: null, birth_date: '2018-03-04' }
type Answer = { id: number; version: number; child_id: number; detail?: string | { loc: string[]; msg: string }[] }
const add = (who: Who | null, id: number, body: object) =>
  testApp.as(who).post<Answer>(`/api/users/users/${id}/children/`, { child_id: null, child: null, ...tie, ...body })
const childrenOf = async (who: Who) =>
  (await testApp.as(who).get<PersonCard>(`/api/users/users/${adult}/card`)).body.children

test('a child is tied to an adult by who keeps both, known or new', async () => {
  expect((await add(null, adult, { child_id: child })).status).toBe(401)
  expect((await add('uk', adult, { kind: 'cat' })).status).toBe(422)
  expect((await add('teacher', adult, { child_id: child })).status).toBe(403)
  expect((await add('classruk', adult, { child_id: child })).status).toBe(403)
  expect((await add('uk', 999_999, { child_id: child })).status).toBe(404)
  for (const wrong of [{}, { child_id: adult }, { child_id: 51 }, { child_id: child, child: born }])
    expect((await add('uk', adult, wrong)).body.detail).toMatchObject([{ loc: ['body', 'child_id'] }])
  expect((await add('uk', adult, { child: { ...born, birth_date: '2030-01-01' } })).body.detail).toMatchObject([
    { loc: ['body', 'child', 'birth_date'] },
  ])
  const tied = await add('uk', adult, { child_id: child })
  expect(tied).toMatchObject({ status: 200, body: { child_id: child, version: 1 } })
  expect((await add('uk', adult, { child_id: child })).status).toBe(422)
  const made = await add('uk', adult, { child: born })
  expect(made.status).toBe(200)
  const children = await childrenOf('uk')
  expect(children.find(({ id }) => id === child)).toMatchObject({ kind: 'guardian', may_pick_up: false })
  expect(children.find(({ id }) => id === made.body.child_id)).toMatchObject({ full_name: 'Беков Тимур' })
  // taken back
  await testApp.as('uk').remove(`/api/users/relatives/${made.body.id}`, { version: 1 })
  expect((await testApp.as('uk').remove(`/api/users/users/${made.body.child_id}`)).status).toBe(200)
})
