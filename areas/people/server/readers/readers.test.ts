import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accessTokenOf, openSession } from '#areas/access/server/index.ts'
import { rowsIn, takeFile } from '#tests/list-export.ts'
import { startTestApp, type Who } from '#tests/test-app.ts'
import type { Output } from '#platform/contract/endpoint.ts'
import type { listOpenings, listReaders } from '../../contract/readers.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { school, db } = testApp
const student = school.studentsA[0]
const list = '/api/users/readers/'
type Readers = Output<typeof listReaders>
const ask = (who: Who | null, person: number | string, query = '') =>
  testApp.as(who).get<Readers>(`${list}?person=${person}&size=200${query}`)
type Known = Map<number, Readers['items'][number]>
const requested = new Map<number, Promise<Known>>()
/** The readers by account, asked for once. */
const named = (person: number): Promise<Known> => {
  const known =
    requested.get(person) ?? ask('admin', person).then(({ body }) => new Map(body.items.map((one) => [one.id, one])))
  requested.set(person, known)
  return known
}

describe('who asks', () => {
  test.each([list, `${list}export/`, '/api/users/openings/'])('%s', async (address) => {
    const tail = address.endsWith('export/') ? '&columns=name' : ''
    const get = async (who: Who | null, person: number | string) =>
      (await testApp.as(who).get(`${address}?person=${person}${tail}`)).status
    expect(await get(null, student)).toBe(401)
    expect(await get('admin', 'x')).toBe(422)
    for (const who of ['teacher', 'classruk', 'student', 'parent'] as const) expect(await get(who, student)).toBe(403)
    expect(await get('hr', student)).toBe(404)
    expect(await get('admin', 999_999)).toBe(404)
    expect(await get('director', student)).toBe(200)
  })
  test('of nobody in particular: 422', async () => {
    expect((await testApp.as('admin').get(list)).status).toBe(422)
  })
})

describe('listed is who really gets an answer, and nobody else', () => {
  /** A token of every account that may sign in, and of the family's side of who has two. */
  const callers: { id: number; token: string }[] = []
  beforeAll(async () => {
    const accounts = await db.selectFrom('access.account').where('status', '=', 'active').select('id').execute()
    for (const { id } of accounts)
      for (const client of id === testApp.accountOf('english-teacher') ? [0, 1] : [0]) {
        const { sessionId } = await openSession(db, { accountId: id, client, device: 'test', address: '127.0.0.1' })
        callers.push({ id, token: (await accessTokenOf(testApp.context, db, sessionId)) ?? '' })
      }
  })
  test.each<[string, number, string]>([
    ['card', student, 'users/ID/card'],
    ['card', testApp.personOf('teacher'), 'users/ID/card'],
    ['card', testApp.personOf('parent'), 'users/ID/card'],
    ['grade-book', student, 'grade-book/ID/'],
    ['grade-book', school.mover, 'grade-book/ID/'],
    ['documents', student, 'users/ID/documents/'],
    ['health', student, 'users/ID/health/'],
  ])('%s of %i', async (part, person, path) => {
    const address = `/api/users/${path.replace('ID', String(person))}`
    const answers = await Promise.all(
      callers.map(async ({ id, token }) => ((await testApp.withToken(token).get(address)).status === 200 ? [id] : [])),
    )
    const listed = [...(await named(person)).values()].filter((one) => one.parts.includes(part) && !one.is_setting_up)
    expect(new Set(listed.map(({ id }) => id))).toEqual(new Set(answers.flat()))
  })
  test('what is masked, and phones, as the card shows them', async () => {
    const readers = await named(student)
    await Promise.all(
      callers.map(async ({ id, token }) => {
        const { status, body } = await testApp
          .withToken(token)
          .get<{ phone: string | null; iin: string | null; may_unmask: boolean }>(`/api/users/users/${student}/card`)
        if (status !== 200) return
        const parts = readers.get(id)?.parts ?? []
        expect([id, parts.includes('identity')]).toEqual([id, body.iin !== null || body.may_unmask])
        if (body.phone !== null) expect(parts).toContain('contacts')
      }),
    )
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
    ['uk', 'administration', 'maintains-everybody', null],
    ['director', 'administration', 'all-journals', null],
  ])('%s is of %s: %s', async (who, kind, id, evidence) => {
    const reader = (await named(student)).get(testApp.accountOf(who))
    expect(reader).toMatchObject({ kind })
    const reason = reader?.reasons.find((one) => one.id === id)
    expect(reason).toMatchObject({ evidence })
    expect(reason?.title).toMatch(/^[а-яё][а-яё ,()«»:.–\dА-Я]+/)
  })
})

describe('the list', () => {
  test('is narrowed, counted and exported', async () => {
    const { body } = await ask('admin', student)
    const health = await ask('admin', student, '&part=health')
    expect(health.body.items.every(({ parts }) => parts.includes('health'))).toBe(true)
    expect(health.body.total).toBe(body.parts.find(({ id }) => id === 'health')?.people)
    const teacher = body.items.find(({ kind }) => kind === 'teachers')
    const found = await ask('admin', student, `&kind=teachers&search=${encodeURIComponent(teacher?.full_name ?? '')}`)
    expect(found.body.items.map(({ id }) => id)).toContain(teacher?.id)
    expect(found.body.total).toBeLessThan(body.kinds.find(({ id }) => id === 'teachers')?.people ?? 0)
    const { status, bytes } = await takeFile(
      testApp,
      'admin',
      `${list}export/?person=${student}&columns=name,reasons,parts`,
    )
    expect(status).toBe(200)
    expect(await rowsIn(bytes)).toHaveLength(body.total + 1)
  })
  test('names nobody whom the asking one may not find', async () => {
    const { body } = await ask('hr', testApp.personOf('teacher'))
    const of = body.items.find(({ id }) => id === testApp.accountOf('student'))
    expect(of).toMatchObject({ full_name: null })
  })
})

describe('who looked', () => {
  const looked = async (who: Who) =>
    (await testApp.as(who).get<Output<typeof listOpenings>>(`/api/users/openings/?person=${student}`)).body
  test('tells who showed what is masked, read the health, opened the card', async () => {
    await testApp.as('uk').post(`/api/users/users/${student}/unmask`)
    await testApp.as('uk').post(`/api/users/users/${student}/unmask`)
    await testApp.as('medical_worker').get(`/api/users/users/${student}/health/`)
    await testApp
      .as('teacher')
      .post('/api/logging/logging/events/page-view/', { page_id: 'person', path: `/users/${student}` })
    const { items, kinds } = await looked('admin')
    expect(kinds.toSorted()).toEqual(['card', 'health', 'unmasked'])
    expect(items).toContainEqual(
      expect.objectContaining({ what: 'unmasked', account_id: testApp.accountOf('uk'), times: 2 }),
    )
    for (const [what, who] of [
      ['card', 'teacher'],
      ['health', 'medical_worker'],
    ] as const)
      expect(items).toContainEqual(expect.objectContaining({ what, account_id: testApp.accountOf(who) }))
    expect((await looked('uk')).kinds).not.toContain('card')
    expect((await looked('uk')).notes).toEqual([expect.stringContaining('доступны просмотры страниц по людям')])
    expect((await looked('admin')).notes).toEqual([expect.stringContaining('13 месяцев')])
    expect(items.map(({ title }) => title)).toContain('Читал(а) сведения о здоровье')
  })
})
