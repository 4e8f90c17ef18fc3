import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accessTokenOf, openSession } from '#areas/access/server/index.ts'
import { rowsIn, takeFile } from '#tests/list-export.ts'
import { openHouse, type Who } from '#tests/house.ts'
import type { Output } from '#platform/contract/endpoint.ts'
import type { listOpenings, listReaders } from '../../contract/readers.ts'

const house = await openHouse()
afterAll(() => house.close())
const { school, db } = house
const student = school.studentsA[0]
const path = '/api/users/readers/'
type Readers = Output<typeof listReaders>
const ask = (who: Who | null, person: number | string, query = '') =>
  house.as(who).get<Readers>(`${path}?person=${person}&size=200${query}`)
const named = async (person: number, query = '') =>
  new Map((await ask('admin', person, query)).body.items.map((one) => [one.id, one]))

describe('who asks', () => {
  test.each([path, `${path}export/`, '/api/users/openings/'])('%s', async (address) => {
    const tail = address.endsWith('export/') ? '&columns=name' : ''
    const get = async (who: Who | null, person: number | string) =>
      (await house.as(who).get(`${address}?person=${person}${tail}`)).status
    expect(await get(null, student)).toBe(401)
    expect(await get('admin', 'x')).toBe(422)
    for (const who of ['teacher', 'classruk', 'student', 'parent'] as const) expect(await get(who, student)).toBe(403)
    expect(await get('hr', student)).toBe(404)
    expect(await get('admin', 999_999)).toBe(404)
    for (const who of ['admin', 'uk', 'director'] as const) expect(await get(who, student)).toBe(200)
    expect(await get('hr', house.personOf('teacher'))).toBe(200)
  })
})

describe('listed is who really gets an answer, and nobody else', () => {
  /** A token of each side of every account that may sign in. */
  const callers: { id: number; token: string }[] = []
  beforeAll(async () => {
    const accounts = await db.selectFrom('access.account').where('status', '=', 'active').select('id').execute()
    for (const { id } of accounts)
      for (const client of [0, 1] as const) {
        const { sessionId } = await openSession(db, { accountId: id, client, device: 'test', address: '127.0.0.1' })
        callers.push({ id, token: (await accessTokenOf(house.house, db, sessionId)) ?? '' })
      }
  })
  const addresses: Record<string, (id: number) => string> = {
    card: (id) => `/api/users/users/${id}/card`,
    'grade-book': (id) => `/api/users/grade-book/${id}/`,
    documents: (id) => `/api/users/users/${id}/documents/`,
    health: (id) => `/api/users/users/${id}/health/`,
  }
  test.each([
    ['student', student],
    ['student who changed the class', school.mover],
    ['teacher', house.personOf('teacher')],
    ['parent', house.personOf('parent')],
  ])('%s', async (_, person) => {
    const readers = await named(person)
    for (const [part, address] of Object.entries(addresses)) {
      const answered = new Set<number>()
      for (const { id, token } of callers)
        if ((await house.withToken(token).get(address(person))).status === 200) answered.add(id)
      const listed = [...readers.values()].filter((one) => one.parts.includes(part) && !one.is_setting_up)
      expect([part, listed.map(({ id }) => id).toSorted((a, b) => a - b)]).toEqual([
        part,
        [...answered].toSorted((a, b) => a - b),
      ])
    }
  })
  test('contacts and what is masked, as the card shows them', async () => {
    const readers = await named(student)
    for (const { id, token } of callers) {
      const { status, body } = await house
        .withToken(token)
        .get<{ phone: string | null; iin: string | null; may_unmask: boolean }>(addresses['card']?.(student) ?? '')
      if (status !== 200 || readers.get(id)?.is_setting_up) continue
      expect([id, readers.get(id)?.parts.includes('identity')]).toEqual([id, body.iin !== null || body.may_unmask])
    }
  })
})

describe('why', () => {
  test.each<[Who, string, string, string | null]>([
    ['student', 'self', 'oneself', null],
    ['parent', 'parents', 'own-child', null],
    ['classruk', 'class-teachers', 'leads-class-of-group', '7А'],
    ['teacher', 'teachers', 'teaches-group', expect.stringContaining('лгебра')],
    ['zavkaf', 'teachers', 'heads-cathedra-of-group', expect.stringContaining('лгебра')],
    ['medical_worker', 'specialists', 'serves-students', null],
    ['uk', 'administration', 'keeps-everybody', null],
    ['director', 'administration', 'all-journals', null],
  ])('%s is of %s: %s', async (who, kind, id, evidence) => {
    const reader = (await named(student)).get(house.accountOf(who))
    expect(reader).toMatchObject({ kind })
    expect(reader?.reasons).toContainEqual({ id, evidence })
  })
})

describe('the list', () => {
  test('is narrowed, counted and exported', async () => {
    const { body } = await ask('admin', student)
    const teachers = await ask('admin', student, '&kind=teachers')
    expect(teachers.body.total).toBe(body.kinds.find(({ id }) => id === 'teachers')?.people)
    const health = await ask('admin', student, '&part=health')
    expect(health.body.items.every(({ parts }) => parts.includes('health'))).toBe(true)
    expect(health.body.total).toBe(body.parts.find(({ id }) => id === 'health')?.people)
    const [first] = teachers.body.items
    const found = await ask('admin', student, `&search=${encodeURIComponent(first?.full_name ?? '')}`)
    expect(found.body.items.map(({ id }) => id)).toContain(first?.id)
    const { status, bytes } = await takeFile(house, 'admin', `${path}export/?person=${student}&columns=name,reasons,parts`)
    expect(status).toBe(200)
    expect(await rowsIn(bytes)).toHaveLength(body.total + 1)
  })
  test('names nobody whom the asking one may not find', async () => {
    const { body } = await ask('hr', house.personOf('teacher'))
    const of = body.items.find(({ id }) => id === house.accountOf('student'))
    expect(of).toMatchObject({ full_name: null })
  })
})

describe('who looked', () => {
  const looked = async (who: Who) =>
    (await house.as(who).get<Output<typeof listOpenings>>(`/api/users/openings/?person=${student}`)).body
  test('tells who showed what is masked, read the health, opened the card', async () => {
    await house.as('uk').post(`/api/users/users/${student}/unmask`)
    await house.as('uk').post(`/api/users/users/${student}/unmask`)
    await house.as('medical_worker').get(`/api/users/users/${student}/health/`)
    await house.as('teacher').post('/api/logging/logging/events/page-view/', { page_id: 'person', path: `/users/${student}` })
    const { items, kinds } = await looked('admin')
    expect(kinds.toSorted()).toEqual(['card', 'health', 'unmasked'])
    expect(items).toContainEqual(
      expect.objectContaining({ what: 'unmasked', account_id: house.accountOf('uk'), times: 2 }),
    )
    for (const [what, who] of [
      ['card', 'teacher'],
      ['health', 'medical_worker'],
    ] as const)
      expect(items).toContainEqual(expect.objectContaining({ what, account_id: house.accountOf(who) }))
    expect((await looked('uk')).kinds).not.toContain('card')
  })
})
