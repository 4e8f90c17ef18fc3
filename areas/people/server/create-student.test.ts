import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { startTestApp, type Who } from '#tests/test-app.ts'
import type { Output } from '#platform/contract/endpoint.ts'
import type { createStudent } from '../contract/new-student.ts'
import type { PersonCard } from '../contract/people.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { db, school } = testApp
type Made = Output<typeof createStudent> & { detail: string | { loc: (string | number)[]; msg: string }[] }
const student = {
  surname: 'Новиков',
  name: 'Тимур',
  patronymic: null,
  iin: null,
  birth_date: '2013-03-04',
  sex: 'male',
  nationality_id: null,
  citizenship_id: null,
  phone: null,
  email: null,
  location_id: null,
  address: null,
  own: [],
  class_id: school.classes.b,
  class_from: null,
  relatives: [] as object[],
  has_accounts: false,
}
const mother = {
  person_id: null,
  person: { surname: 'Новикова', name: 'Дана', patronymic: null, iin: null, phone: '8 701 111 22 33', email: null },
  is_other: false,
  kind: 'mother',
  is_legal_representative: true,
  may_pick_up: true,
}
const create = (who: Who | null, more: object = {}) =>
  testApp.as(who).post<Made>('/api/users/students/', { ...student, ...more })
const places = ({ body: { detail } }: { body: Made }) =>
  typeof detail === 'string' ? detail : detail.map(({ loc }) => loc.slice(1).join('.'))
const countPersons = async () =>
  (
    await db
      .selectFrom('people.person')
      .select(sql<number>`count(*)::int`.as('count'))
      .executeTakeFirstOrThrow()
  ).count

test('a student with class, parents and accounts at once', async () => {
  expect((await create(null)).status).toBe(401)
  expect(places(await create('admin', { relatives: [{ ...mother, kind: 'cat' }] }))).toEqual(['relatives.0.kind'])
  for (const who of ['teacher', 'classruk', 'hr'] as const) expect((await create(who)).status).toBe(403)
  const { status, body } = await create('admin', { relatives: [mother], has_accounts: true })
  expect(status).toBe(200)
  expect(body).toMatchObject({ full_name: 'Новиков Тимур', class: '7Б', relatives: [{ is_known: false }] })
  expect(body.accounts.map(({ full_name, login }) => [full_name, login])).toEqual([
    ['Новиков Тимур', 'novikov.t'],
    ['Новикова Дана', '77011112233'],
  ])
  const [own] = body.accounts
  const signedIn = await testApp.as(null).post('/api/admin/users/token', {
    username: own?.login,
    password: own?.password,
    new_password: 'десять сытых ежей',
  })
  expect(signedIn.status).toBe(200)
  const { body: card } = await testApp.as('admin').get<PersonCard>(`/api/users/users/${body.id}/card`)
  expect(card).toMatchObject({ class: { title: '7Б' }, relatives: [{ full_name: 'Новикова Дана', kind: 'mother' }] })
})

test('a parent of the school is found by name and phone, and is not made twice', async () => {
  const first = await create('uk', { name: 'Первый', relatives: [mother] })
  const known = first.body.relatives[0]
  const before = await countPersons()
  const second = await create('uk', { name: 'Второй', relatives: [mother] })
  expect(second.body.relatives).toEqual([{ ...known, is_known: true }])
  expect(await countPersons()).toBe(before + 1)
  const namesake = await create('uk', { name: 'Третий', relatives: [{ ...mother, is_other: true }] })
  expect(namesake.body.relatives[0]).toMatchObject({ is_known: false })
  const chosen = await create('uk', {
    name: 'Четвёртый',
    relatives: [{ ...mother, person_id: known?.id, person: null }],
  })
  expect(chosen.body.relatives[0]).toMatchObject({ id: known?.id, is_known: true })
})

test('by the IIN only under the same name', async () => {
  const iin = '900101300017'
  const father = {
    ...mother,
    kind: 'father',
    person: { ...mother.person, surname: 'Оспан', name: 'Ерлан', phone: null, iin },
  }
  const made = await create('uk', { name: 'Пятый', relatives: [father] })
  expect(made.body.relatives).toMatchObject([{ is_known: false }])
  const again = await create('uk', { name: 'Шестой', relatives: [father] })
  expect(again.body.relatives).toMatchObject([{ id: made.body.relatives[0]?.id, is_known: true }])
  const other = { ...father, person: { ...father.person, surname: 'Другой' } }
  expect(places(await create('uk', { name: 'Седьмой', relatives: [other] }))).toEqual(['relatives.0.person.iin'])
})

test('nothing of it is left where a part is refused', async () => {
  const before = await countPersons()
  const broken = { ...mother, person: { ...mother.person, phone: '12' } }
  expect(places(await create('uk', { relatives: [mother, broken] }))).toEqual(['relatives.1.person.phone'])
  expect(places(await create('uk', { relatives: [{ ...mother, person: null }] }))).toEqual(['relatives.0.person_id'])
  expect(places(await create('uk', { class_id: 999_999 }))).toEqual(['class_id'])
  expect(places(await create('uk', { class_from: '2020-01-01' }))).toEqual(['class_from'])
  expect(places(await create('uk', { has_accounts: true }))).toEqual(['has_accounts'])
  expect(await countPersons()).toBe(before)
})
