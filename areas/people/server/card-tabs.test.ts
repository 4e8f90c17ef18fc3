import { afterAll, describe, expect, test } from 'vitest'
import type { HistoryPage } from '#platform/contract/history.ts'
import { startTestApp, type Who } from '#tests/test-app.ts'
import type { Masked, PersonCard } from '../contract/people.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { school } = testApp
const student = school.studentsA[0]
const card = async (who: Who, id: number) => (await testApp.as(who).get<PersonCard>(`/api/users/users/${id}/card`)).body
const unmask = (who: Who | null, id: number | string, body = {}) =>
  testApp.as(who).post<Masked>(`/api/users/users/${id}/unmask`, body)
const history = (who: Who | null, id: number | string) =>
  testApp.as(who).get<HistoryPage>(`/api/users/users/${id}/history`)
const address = 'г. Алматы, ул. Сатпаева, 5'
const open = { iin: '130215500101', birth_date: '2013-02-15', address, nationality: null, citizenship: null }
const closed = { iin: null, birth_date: null, address: null, nationality: null, citizenship: null }
const masked = ['iin', 'birth_date', 'address']

describe('what a card masks', () => {
  test.each<[Who, number, object]>([
    ['student', student, { ...open, masked: [], may_unmask: false }],
    ['uk', student, { ...closed, masked, may_unmask: true }],
    ['admin', student, { ...closed, masked, may_unmask: true }],
    ['hr', 51, { ...closed, masked, may_unmask: true }],
    ['teacher', student, { ...closed, masked, may_unmask: false }],
    ['classruk', student, { ...closed, masked, may_unmask: false }],
    ['director', student, { ...closed, masked, may_unmask: false }],
    ['parent', student, { ...closed, masked, may_unmask: false }],
    ['student', school.studentsA[1], { ...closed, masked: ['iin', 'birth_date'], may_unmask: false }],
    ['uk', testApp.personOf('teacher'), { ...closed, masked: [], may_unmask: true }],
  ])('%s of %i: %j', async (who, id, shape) => expect(await card(who, id)).toMatchObject(shape))
})

describe('«Показать»', () => {
  const readings = async () => (await history('admin', student)).body.total

  test('is refused to who may not, alike for a stranger’s and a missing person', async () => {
    expect((await unmask(null, student)).status).toBe(401)
    expect((await unmask('uk', 'x')).status).toBe(422)
    expect((await unmask('uk', student, { reason: 'x' })).status).toBe(422)
    for (const who of ['teacher', 'classruk', 'director', 'student', 'parent', 'pcycho'] as const)
      expect((await unmask(who, student)).status).toBe(403)
    const missing = await unmask('hr', 999_999)
    expect(missing.status).toBe(404)
    expect(await unmask('hr', student)).toMatchObject({ status: 404, body: missing.body })
    expect(await readings()).toBe(0)
  })

  test('answers the values and leaves a trace of who read which', async () => {
    expect(await unmask('uk', student)).toMatchObject({ status: 200, body: open })
    const { body } = await history('admin', student)
    expect(body).toMatchObject({ total: 1, page: 1, size: 20 })
    expect(body.items[0]).toMatchObject({
      who: 'Сотрудник Учебная часть',
      on_behalf_of: null,
      subject: 'people.person',
      kind: 'made',
      steps: [{ field: 'unmasked', before: null, after: masked.join(', '), is_masked: false }],
    })
  })

  test('of nothing leaves none', async () => {
    const id = testApp.personOf('teacher')
    expect((await unmask('uk', id)).status).toBe(200)
    expect((await history('uk', id)).body.total).toBe(0)
  })
})

describe('the history of a card', () => {
  test('is for who keeps the person, and for who reads the audit', async () => {
    expect((await history(null, student)).status).toBe(401)
    expect((await history('uk', 'x')).status).toBe(422)
    expect((await testApp.as('uk').get(`/api/users/users/${student}/history?page=0`)).status).toBe(422)
    for (const who of ['teacher', 'classruk', 'student', 'parent', 'pcycho'] as const)
      expect((await history(who, student)).status).toBe(403)
    expect((await history('hr', student)).status).toBe(404)
    expect((await history('uk', 999_999)).status).toBe(404)
    expect((await history('hr', 51)).status).toBe(200)
    expect((await history('director', student)).status).toBe(200)
  })

  test('tells what was and what is, keeps masked values and unnamed fields to itself, and is paged', async () => {
    const change = (before: object, after: object) => ({
      account_id: testApp.accountOf('uk'),
      on_behalf_of: testApp.accountOf('teacher'),
      subject: 'people.person',
      subject_id: 102,
      before: JSON.stringify(before),
      after: JSON.stringify(after),
    })
    await testApp.db
      .insertInto('history.change')
      .values([
        change({ name: 'Аруж', iin: '1' }, { name: 'Аружан', iin: '2' }),
        change({ password_hash: 'a' }, { password_hash: 'b' }),
        change({ phone: '1' }, { phone: '2' }),
      ])
      .execute()
    const { body } = await history('uk', 102)
    expect(body.total).toBe(2)
    expect(body.items[1]).toMatchObject({
      who: 'Сотрудник Учебная часть',
      on_behalf_of: 'Сотрудник Учитель',
      kind: 'changed',
      steps: [
        { field: 'name', before: 'Аруж', after: 'Аружан', is_masked: false },
        { field: 'iin', before: null, after: null, is_masked: true },
      ],
    })
    const second = await testApp.as('uk').get<HistoryPage>('/api/users/users/102/history?page=2&size=1')
    expect(second.body).toMatchObject({ total: 2, page: 2, size: 1, items: [{ steps: [{ field: 'name' }, {}] }] })
  })
})
