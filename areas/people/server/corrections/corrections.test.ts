import { afterAll, expect, test } from 'vitest'
import { startTestApp, type Who } from '#tests/test-app.ts'
import { openSession, accessTokenOf } from '#areas/access/server/index.ts'
import type { Output } from '#platform/contract/endpoint.ts'
import type { listCorrections, listOwnCorrections } from '../../contract/corrections.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { db, school, context } = testApp
const [child] = school.studentsA
const path = '/api/users/corrections/'
const family = async () => {
  const { sessionId } = await openSession(db, { accountId: 201, client: 1, device: 'test', address: '127.0.0.1' })
  return testApp.withToken((await accessTokenOf(context, db, sessionId)) ?? '')
}
const parent = await family()
const propose = (body: object) => parent.post<{ id: number }>(path, { person_id: child, field: 'phone', ...body })
const waiting = async (who: Who, query = '') => {
  const { body } = await testApp.as(who).get<Output<typeof listCorrections>>(`${path}${query}`)
  expect(body.total).toBe(body.items.length)
  return body.items
}
const answer = (who: Who | null, id: number, body: object = {}) =>
  testApp.as(who).post<{ detail: string }>(`${path}${id}/answer/`, { is_accepted: true, answer: null, ...body })
const noticesOf = (account: number) =>
  db
    .selectFrom('notices.notice')
    .where('account_id', '=', account)
    .where('kind', '=', 'people.correction')
    .selectAll()
    .execute()

test('a family proposes, those who keep the record are told, and answer field by field', async () => {
  expect((await testApp.as(null).post(path, {})).status).toBe(401)
  expect((await propose({ value: '12' })).status).toBe(422)
  expect((await testApp.as('uk').post(path, { person_id: child, field: 'phone', value: '87010000000' })).status).toBe(
    403,
  )
  expect((await propose({ person_id: school.studentsB[1], value: '87010000000' })).status).toBe(404)
  const first = await propose({ value: '8 701 000 00 00' })
  expect(first.status).toBe(200)
  expect((await propose({ value: '8 701 000 00 01' })).body).toEqual(first.body)
  expect(await noticesOf(testApp.accountOf('uk'))).toHaveLength(1)
  expect(await waiting('uk', `?person_id=${child}`)).toMatchObject([{ field: 'phone', value: '+77010000001' }])
  expect(await waiting('hr')).toEqual([])

  expect((await answer(null, first.body.id)).status).toBe(401)
  expect((await answer('uk', first.body.id, { is_accepted: 1 })).status).toBe(422)
  expect((await answer('teacher', first.body.id)).status).toBe(403)
  expect((await answer('hr', first.body.id)).status).toBe(404)
  expect((await answer('uk', first.body.id)).status).toBe(200)
  expect((await answer('uk', first.body.id)).status).toBe(409)
  const { phone } = await db
    .selectFrom('people.person')
    .where('id', '=', child)
    .select('phone')
    .executeTakeFirstOrThrow()
  expect(phone).toBe('+77010000001')
  expect(await noticesOf(201)).toHaveLength(1)
  const own = await parent.get<Output<typeof listOwnCorrections>>('/api/users/me/corrections/')
  expect(own.body.items).toMatchObject([{ state: 'accepted', person: { id: child } }])
})

test('what is declined changes nothing; an IIN is told to nobody who did not open it', async () => {
  const { body } = await propose({ field: 'surname', value: 'Ахметова' })
  const iin = await propose({ field: 'iin', value: '130215500101' })
  expect((await waiting('uk')).find(({ field }) => field === 'iin')).toMatchObject({ present: null })
  expect((await answer('uk', body.id, { is_accepted: false, answer: 'Принесите свидетельство' })).status).toBe(200)
  expect((await answer('uk', iin.body.id)).status).toBe(200)
  const { surname } = await db
    .selectFrom('people.person')
    .where('id', '=', child)
    .select('surname')
    .executeTakeFirstOrThrow()
  expect(surname).toBe('Ахметов')
  expect(await waiting('uk')).toEqual([])
})
