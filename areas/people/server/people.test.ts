import pg from 'pg'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { now } from '#platform/server/clock.ts'
import { startTestApp, type Who } from '#tests/test-app.ts'
import type { Person, PersonCard } from '../contract/people.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { school } = testApp
const list = async (who: Who, query = '') => {
  const { status, body } = await testApp
    .as(who)
    .get<{ items: Person[]; total: number }>(`/api/users/users/?size=200&${query}`)
  expect(status).toBe(200)
  return body
}
const ascending = (ids: readonly number[]) => ids.toSorted((one, other) => one - other)
/** Ascending, whatever the order of the list. */
const idsOf = async (who: Who, query = '') => ascending((await list(who, query)).items.map(({ id }) => id))
const card = (who: Who, id: number) => testApp.as(who).get<PersonCard>(`/api/users/users/${id}/card`)

describe('oneself by admin_user_id', () => {
  test.each<[Who, number[], object]>([
    ['teacher', [2], { roles: [{ name: 'teacher', title: 'Учитель' }], class: null, position: 'Сотрудник' }],
    ['zavkaf', [2, 34], { roles: [{ name: 'zavkaf' }] }],
    ['classruk', [4], {}],
    ['curator', [11], {}],
    ['student', [9], { full_name: 'Ахметов Данияр Нурланович', class: { id: 1, title: '7А' }, iin: '130215500101' }],
    ['parent', [44], { roles: [], position: null, phone: '+77030000201' }],
    ['partner_do', [52], {}],
  ])('%s: groups %j', async (who, groups, shape) => {
    const accountId = testApp.accountOf(who)
    const { body } = await testApp.as(who).get<{ items: Person[] }>(`/api/users/users/?admin_user_id=${accountId}`)
    expect(body).toMatchObject({ total: 1, page: 1, size: 20, active: null })
    expect(body.items[0]).toMatchObject({ id: testApp.personOf(who), admin_user_id: accountId, groups, ...shape })
  })

  test('another’s stays within the scope', async () => {
    expect(await idsOf('student', 'admin_user_id=112')).toEqual([])
    expect(await idsOf('parent', 'admin_user_id=203')).toEqual([])
    expect(await idsOf('teacher', 'admin_user_id=51')).toEqual([51])
  })
})

describe('whom a reader finds', () => {
  test('who keeps the persons finds all', async () => {
    const everybody = await testApp.db
      .selectFrom('people.person')
      .select((person) => person.fn.countAll<number>().as('count'))
      .executeTakeFirst()
    expect((await list('admin')).total).toBe(everybody?.count)
  })

  test('the list is narrowed by parallel, cathedra, role and where a person stands', async () => {
    const students = ascending([...school.studentsA, ...school.studentsB, school.mover])
    expect(await idsOf('admin', 'parallel=7')).toEqual(students)
    expect(await idsOf('admin', 'parallel=8')).toEqual([])
    expect(await idsOf('admin', 'parallel=7&class_id=2')).toEqual(ascending(school.studentsB))
    expect(await idsOf('admin', 'cathedra_id=1&role_id=2')).toContain(51)
    expect(await idsOf('student', `role_id=${testApp.accountOf('student')}`)).toEqual([101])
    expect(await idsOf('admin', 'kind=students&status=without_account')).not.toContain(101)
    expect(await idsOf('admin', 'status=archived')).toEqual([])
    // whose sign-in is closed is for who keeps the records
    expect(await idsOf('teacher', 'status=never_signed_in')).toEqual([])
    expect(await idsOf('hr', 'status=without_account&kind=students')).toEqual([])
  })

  test('a teacher finds staff, own students and their families', async () => {
    const found = await idsOf('teacher')
    expect(found).toEqual(
      expect.arrayContaining([51, 52, testApp.personOf('director'), ...school.studentsA, school.mover, 201, 204]),
    )
    for (const stranger of [112, 114, 203]) expect(found).not.toContain(stranger)
  })

  test('a student finds the class and own teachers, without contacts', async () => {
    const { items } = await list('student')
    const teachers = [testApp.personOf('teacher'), 51, 52]
    expect(ascending(items.map(({ id }) => id))).toEqual(ascending([...teachers, ...school.studentsA, school.mover]))
    for (const one of items.filter(({ id }) => id !== 101))
      expect(one).toMatchObject({ phone: null, email: null, iin: null, birth_date: null, roles: [] })
  })

  test('a parent finds the own children, a parent without rights nobody else', async () => {
    expect(await idsOf('parent')).toEqual([101, 111, 201])
    expect(await idsOf('parent-without-rights')).toEqual([202])
  })

  test('who reads all journals finds the students, their parents only with usr_family', async () => {
    expect(await idsOf('metodist', 'kind=students')).toHaveLength(13)
    expect(await idsOf('metodist', 'kind=parents')).toEqual([52])
    expect(await idsOf('pcycho', 'kind=parents')).toEqual([52, 201, 202, 203, 204])
  })

  test('who keeps the persons without reading families finds those of staff, who left included', async () => {
    const found = await idsOf('hr')
    expect(found).toEqual(await idsOf('event_manager'))
    const until = (during: string) =>
      testApp.db.updateTable('people.employment').set({ during }).where('person_id', '=', 53).execute()
    await until('[2024-09-01,2026-11-01)')
    expect(await idsOf('hr')).toEqual(found)
    expect(await idsOf('event_manager')).not.toContain(53)
    await until('[2024-09-01,)')
    expect((await card('hr', 101)).status).toBe(404)
  })

  test('an archived person is not listed', async () => {
    await testApp.db.updateTable('people.person').set({ archived_at: now() }).where('id', '=', 116).execute()
    expect(await idsOf('admin', 'kind=students')).toHaveLength(12)
    await testApp.db.updateTable('people.person').set({ archived_at: null }).where('id', '=', 116).execute()
  })
})

describe('fields', () => {
  const of = async (who: Who, id: number) => (await list(who)).items.find((one) => one.id === id)
  test.each<[Who, number, object]>([
    ['library', 51, { phone: '+77010000051', iin: null, birth_date: null }],
    ['teacher', 101, { phone: '+77020000101', iin: null }],
    ['metodist', 101, { phone: null, iin: null }],
    ['uk', 101, { phone: '+77020000101', iin: null, birth_date: null, masked: ['iin', 'birth_date'] }],
    ['hr', 51, { phone: '+77010000051', iin: null, birth_date: null, masked: ['iin', 'birth_date'] }],
    ['student', 101, { iin: '130215500101', birth_date: '2013-02-15', masked: [] }],
    ['parent', 101, { iin: null, phone: '+77020000101' }],
  ])('%s sees of %i %j', async (who, id, shape) => expect(await of(who, id)).toMatchObject(shape))

  test.each<[Who, number, object]>([
    ['uk', 101, { iin: '130215500101', birth_date: '2013-02-15', masked: [] }],
    ['hr', 51, { iin: '800512400011', birth_date: '1980-05-12', masked: [] }],
    ['metodist', 101, { iin: null, birth_date: null, masked: ['iin', 'birth_date'] }],
    ['teacher', 101, { iin: null, birth_date: null }],
  ])('%s who asks for what is masked sees of %i %j', async (who, id, shape) => {
    const { items } = await list(who, 'unmasked=true')
    expect(items.find((one) => one.id === id)).toMatchObject(shape)
  })
})

describe('kinds, classes, pages', () => {
  test.each([
    ['teachers', 5],
    ['students', 13],
    ['parents', 5],
    ['outside', 1],
    ['cathedra-heads', 1],
    ['curators', 1],
    ['class-teachers', 2],
    ['specialists', 3],
    ['uk', 1],
    ['aup', 4],
  ])('%s: %i', async (kind, count) => expect((await list('admin', `kind=${kind}`)).total).toBe(count))

  test('a class as it stands today', async () => {
    expect(await idsOf('admin', 'class_id=1')).toEqual([...school.studentsA, school.mover])
    expect(await idsOf('admin', 'class_id=2')).toEqual(school.studentsB)
  })

  test('sorted by class, then name, and paged', async () => {
    const sorted = await list('admin', 'kind=students&sort=class')
    expect(sorted.items.map((one) => one.class?.title)).toEqual([
      ...Array<string>(7).fill('7А'),
      ...Array<string>(6).fill('7Б'),
    ])
    const { body } = await testApp.as('admin').get('/api/users/users/?kind=students&size=5&page=3&active=101')
    expect(body).toMatchObject({ total: 13, page: 3, size: 5, active: 101 })
  })

  test.each([
    'kind=pupils',
    'size=201',
    'size=0x10',
    'page=0',
    'page=1e2',
    'asc=yes',
    'sort=iin',
    'class_id=9999999999999',
    'roles=admin',
    'search=%00',
  ])('?%s is refused', async (query) =>
    expect((await testApp.as('admin').get(`/api/users/users/?${query}`)).status).toBe(422),
  )

  test('three statements at most', async () => {
    const token = await testApp.tokenOf('teacher')
    const statements = vi.spyOn(pg.Client.prototype, 'query')
    expect((await testApp.withToken(token).get('/api/users/users/?search=а')).status).toBe(200)
    expect(statements.mock.calls.length).toBeLessThanOrEqual(3)
    statements.mockRestore()
  })

  test('nobody without a sign-in', async () =>
    expect((await testApp.as(null).get('/api/users/users/')).status).toBe(401))
})

describe('a card', () => {
  test('bears the family for who may read it', async () => {
    const { body } = await card('teacher', 101)
    expect(body).toMatchObject({
      full_name: 'Ахметов Данияр Нурланович',
      sex: 'male',
      address: null,
      iin: null,
      children: [],
    })
    expect(body.relatives).toMatchObject([
      {
        id: 204,
        full_name: 'Ахметов Нурлан Даулетович',
        kind: 'father',
        is_legal_representative: true,
        may_pick_up: true,
        phone: '+77030000204',
      },
      {
        id: 201,
        full_name: 'Ахметова Гульнара Сериковна',
        kind: 'mother',
        is_legal_representative: true,
        may_pick_up: true,
        phone: '+77030000201',
      },
    ])
    expect((await card('metodist', 101)).body.relatives).toEqual([])
  })

  test('shows a teacher of the children only those within the scope', async () => {
    expect((await card('teacher', 201)).body.children.map(({ id }) => id)).toEqual([101])
    expect((await card('uk', 201)).body.children.map(({ id }) => id)).toEqual([101, 111])
  })

  test('shows parents each other’s names, never contacts', async () => {
    const { relatives } = (await card('parent', 101)).body
    expect(relatives.map(({ id, phone }) => [id, phone])).toEqual([
      [204, null],
      [201, null],
    ])
  })

  test('shows a parent without rights no child, not even as their own', async () => {
    expect((await card('parent', 201)).body.children.map(({ id }) => id)).toEqual([101, 111])
    expect((await card('parent-without-rights', 202)).body.children).toEqual([])
  })

  test('a stranger’s and a missing one look alike', async () => {
    const missing = { status: 404, body: { detail: 'Запись не найдена или недоступна вам' } }
    expect(await card('teacher', 112)).toMatchObject(missing)
    expect(await card('parent', 112)).toMatchObject(missing)
    expect(await card('parent-without-rights', 102)).toMatchObject(missing)
    expect(await card('admin', 999_999)).toMatchObject(missing)
    expect((await testApp.as(null).get('/api/users/users/101/card')).status).toBe(401)
    expect((await testApp.as('admin').get('/api/users/users/x/card')).status).toBe(422)
  })
})

describe('own children', () => {
  const children = async (who: Who) => {
    const { body } = await testApp
      .as(who)
      .get<{ items: { id: number; class: object | null }[] }>('/api/users/me/children')
    return body.items
  }
  test('with their classes, for parents only', async () => {
    expect(await children('parent')).toEqual([
      {
        id: 101,
        surname: 'Ахметов',
        name: 'Данияр',
        full_name: 'Ахметов Данияр Нурланович',
        class: { id: 1, title: '7А' },
      },
      {
        id: 111,
        surname: 'Ахметова',
        name: 'Дана',
        full_name: 'Ахметова Дана Нурлановна',
        class: { id: 2, title: '7Б' },
      },
    ])
    expect(await children('parent-without-rights')).toEqual([])
    expect((await testApp.as('teacher').get('/api/users/me/children')).status).toBe(403)
    expect((await testApp.as(null).get('/api/users/me/children')).status).toBe(401)
  })
})
