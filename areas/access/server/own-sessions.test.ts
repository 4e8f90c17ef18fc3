import { afterAll, describe, expect, test, vi } from 'vitest'
import { startTestApp } from '#tests/test-app.ts'
import type { OwnSession } from '../contract/sessions.ts'
import { accessTokenOf } from './access-token.ts'
import { openSession } from './sessions.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { db } = testApp
const path = '/api/admin/users/sessions'

async function session(accountId: number) {
  const { sessionId } = await openSession(db, { accountId, client: 0, device: 'Chrome, Windows', address: '10.0.0.1' })
  return { sessionId, token: (await accessTokenOf(testApp.context, db, sessionId)) ?? '' }
}
const isDead = (token: string) =>
  vi.waitFor(async () => expect((await testApp.withToken(token).get(path)).status).toBe(401))

describe('own sessions', () => {
  test('are listed with device and time, this one marked', async () => {
    const { sessionId, token } = await session(51)
    const { body } = await testApp.withToken(token).get<{ items: OwnSession[] }>(path)
    expect(body.items.filter((one) => one.is_current).map((one) => one.id)).toEqual([sessionId])
    expect(body.items.find((one) => one.is_current)).toMatchObject({
      device: 'Chrome, Windows',
      address: '10.0.0.1',
      started_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/) as string,
      ended_at: null,
      impersonated_by: null,
    })
  })

  test('are ended one by one; a stranger’s looks like none', async () => {
    const [kept, gone, strangers] = [await session(51), await session(51), await session(52)]
    const client = testApp.withToken(kept.token)
    expect((await client.remove(`${path}/${gone.sessionId}`)).status).toBe(200)
    await isDead(gone.token)
    expect((await client.get(path)).status).toBe(200)
    for (const id of [gone.sessionId, strangers.sessionId, 999_999]) {
      const answer = await client.remove(`${path}/${id}`)
      expect(answer).toMatchObject({ status: 404, body: { detail: 'Запись не найдена или недоступна вам' } })
    }
    expect((await testApp.withToken(strangers.token).get(path)).status).toBe(200)
    expect((await client.remove(`${path}/x`)).status).toBe(422)
    expect((await testApp.as(null).remove(`${path}/${kept.sessionId}`)).status).toBe(401)
  })

  test('all end at «выйти везде»', async () => {
    const [here, there] = [await session(51), await session(51)]
    const answer = await testApp.withToken(here.token).remove(path)
    expect(answer.status).toBe(200)
    expect(answer.cookies).toContainEqual(expect.objectContaining({ name: 'session', value: '' }))
    await isDead(here.token)
    await isDead(there.token)
    expect((await testApp.as(null).remove(path)).status).toBe(401)
  })
})

describe('an account’s status', () => {
  test('is changed with pas_users only, and not one’s own', async () => {
    const blocked = { status: 'blocked' }
    expect((await testApp.as(null).patch('/api/admin/accounts/52', blocked)).status).toBe(401)
    expect((await testApp.as('teacher').patch('/api/admin/accounts/52', blocked)).status).toBe(403)
    expect((await testApp.as('admin').patch('/api/admin/accounts/52', { status: 'gone' })).status).toBe(422)
    expect((await testApp.as('admin').patch('/api/admin/accounts/52', { ...blocked, roles: [] })).status).toBe(422)
    expect((await testApp.as('admin').patch('/api/admin/accounts/999999', blocked)).status).toBe(404)
    expect((await testApp.as('admin').patch(`/api/admin/accounts/${testApp.accountOf('admin')}`, blocked)).status).toBe(
      409,
    )
  })
})

test('of two who block each other at once one stays', async () => {
  const ids = [testApp.accountOf('admin'), testApp.accountOf('ceasar')] as const
  // of each other superadministrators are blocked by superadministrators only
  await db.insertInto('access.account_role').values({ account_id: ids[0], role_id: ids[1] }).execute()
  const [admin, ceasar] = [await session(ids[0]), await session(ids[1])]
  const block = (token: string, id: number) =>
    testApp.withToken(token).patch(`/api/admin/accounts/${id}`, { status: 'blocked' })
  const tries = Array.from({ length: 25 }, () => [block(admin.token, ids[1]), block(ceasar.token, ids[0])]).flat()
  for (const { status } of await Promise.all(tries)) expect([200, 401]).toContain(status)
  const active = await db
    .selectFrom('access.account')
    .where('id', 'in', ids)
    .where('status', '=', 'active')
    .select('id')
    .execute()
  expect(active).toHaveLength(1)
})

describe('sign-ins to show', () => {
  const shown = '/api/admin/users/sign-ins'
  test('a school has none', async () => {
    await db
      .updateTable('access.account')
      .set({ login: 'hr@demo.school', password_hash: 'x' })
      .where('id', '=', testApp.accountOf('hr'))
      .execute()
    expect(await testApp.as(null).get(shown)).toMatchObject({
      status: 200,
      body: { items: [], password: null, is_complete: true },
    })
  })

  test('the demonstration shows who has a password, by role', async () => {
    const demonstration = await startTestApp({ isDemonstration: true })
    const give = (login: string, id: number) =>
      demonstration.db.updateTable('access.account').set({ login, password_hash: 'x' }).where('id', '=', id).execute()
    await give('parent@demo.school', 201)
    await give('teacher@demo.school', demonstration.accountOf('teacher'))
    await demonstration.db.updateTable('access.account').set({ password_hash: 'x' }).where('id', '=', 52).execute()
    const { body } = await demonstration.as(null).get(shown)
    expect(body).toEqual({
      items: [
        { role: 'Учитель', login: 'teacher@demo.school', name: 'Сотрудник Учитель' },
        { role: 'Родитель', login: 'parent@demo.school', name: 'Ахметова Гульнара Сериковна' },
      ],
      password: 'shanyraq-demo',
      is_complete: true,
    })
    const installation = { kind: 'demo', state: 'ready', is_complete: false }
    await demonstration.db.insertInto('platform.installation').values(installation).execute()
    expect((await demonstration.as(null).get(shown)).body).toMatchObject({ is_complete: false })
    await demonstration.close()
  })
})
