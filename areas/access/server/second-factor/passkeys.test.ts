import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { startTestApp } from '#tests/test-app.ts'
import { hashPassword } from '../passwords.ts'
import { softwareKey } from './testing.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { db } = testApp
const password = 'семь тощих ёжиков'
const passwordHash = await hashPassword(password)
const { origin } = new URL(testApp.context.publicUrl)
const path = '/api/admin/users/second-factor/passkeys'
const person = { username: 'teacher@school.test', password }
const teacher = () => testApp.as('teacher')

beforeEach(async () => {
  for (const table of ['access.passkey', 'access.recovery_code', 'access.challenge', 'access.failed_attempt'] as const)
    await db.deleteFrom(table).execute()
  await db.updateTable('access.account').set({ password_hash: passwordHash }).execute()
})

type Options = { options: { challenge: string } }
/** A challenge for a new key. */
async function forNew() {
  const { body } = await teacher().post<Options>(`${path}/options`, { password })
  return { challenge: body.options.challenge, origin }
}
/** A challenge for a sign-in. */
async function forSignIn() {
  const { body } = await testApp.as(null).post<Options>('/api/admin/users/token/passkey', person)
  return { challenge: body.options.challenge, origin }
}
const add = (answer: object) => teacher().post<{ codes: string[] }>(path, { name: 'Ноутбук', answer })
const signIn = (answer: object) =>
  testApp.as(null).post('/api/admin/users/token', { ...person, assertion: JSON.stringify(answer) })

test('a key is added and opens the sign-in, which without it asks for it', async () => {
  const key = softwareKey()
  const added = await add(key.register(await forNew()))
  expect([added.status, added.body.codes.length]).toEqual([200, 10])
  expect((await testApp.as(null).post('/api/admin/users/token', person)).body).toMatchObject({
    detail: [{ loc: ['body', 'code'] }, { loc: ['body', 'assertion'], msg: 'Можно войти ключом' }],
  })
  expect((await signIn(key.signIn(await forSignIn(), 1))).status).toBe(200)
  const kept = await db.selectFrom('access.passkey').select(['name', 'counter', 'used_at']).executeTakeFirstOrThrow()
  expect(kept).toMatchObject({ name: 'Ноутбук', counter: 1, used_at: expect.anything() })
})

test('a key answers what it was asked, once, and at the school’s own address', async () => {
  const key = softwareKey()
  const requested = await forNew()
  const refused = [
    { ...requested, challenge: Buffer.from('somebody else’s').toString('base64url') },
    { ...requested, origin: 'https://school.example' },
    await forSignIn(),
  ]
  for (const wrong of refused) expect((await add(key.register(wrong))).status).toBe(409)
  expect((await add(key.register(await forNew()))).status).toBe(200)
  expect((await add(softwareKey().register(requested))).status).toBe(409)
  const again = await forNew()
  expect((await add(softwareKey().register(again))).status).toBe(200)
  expect((await add(softwareKey().register(again))).status).toBe(409)
})

test('a sign-in refuses a strange challenge, address, key or counter, and counts each as a failure', async () => {
  const key = softwareKey()
  await add(key.register(await forNew()))
  const opened = await forSignIn()
  expect((await signIn(key.signIn(opened, 5))).status).toBe(200)
  const foreign = { ...(await forSignIn()), origin: 'https://school.example' }
  const tried = [
    key.signIn(opened, 6),
    key.signIn(await forNew(), 7),
    key.signIn(foreign, 8),
    softwareKey().signIn(await forSignIn(), 9),
    // a copy of the key, which has not heard of the last sign-in
    key.signIn(await forSignIn(), 5),
  ]
  for (const answer of tried)
    expect(await signIn(answer)).toMatchObject({ status: 422, body: { detail: [{ msg: 'Ключ не подошёл' }] } })
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer from access.failed_attempt where subject like 'account%'`.execute(db)
  expect(rows[0]?.count).toBe(tried.length)
  expect((await signIn(key.signIn(await forSignIn(), 6))).status).toBe(200)
})
