import { afterAll, beforeEach, expect, test } from 'vitest'
import { startTestApp, type Who } from '#tests/test-app.ts'
import type { SignInProvider } from '../../contract/provider-settings.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { db } = testApp
const path = '/api/admin/sign-in-providers/'
const given = {
  title: 'Google',
  issuer: 'https://accounts.google.com',
  client_id: 'school',
  client_secret: 'никому не говори',
  domains: ['School.kz', 'gov.kz'],
  is_on: true,
}
const list = (who: Who | null) => testApp.as(who).get<{ items: SignInProvider[]; redirect_uri: string }>(path)
const create = (who: Who | null, body: object = given) => testApp.as(who).post<SignInProvider>(path, body)
const open = () => testApp.as(null).get<{ items: { id: number; title: string }[] }>('/api/admin/users/token/providers')

beforeEach(async () => void (await db.deleteFrom('access.sign_in_provider').execute()))

test('providers are for the superadministrator', async () => {
  expect((await list(null)).status).toBe(401)
  for (const who of ['admin', 'director', 'teacher', 'parent'] as const) {
    expect((await list(who)).status).toBe(403)
    expect((await create(who)).status).toBe(403)
  }
  expect((await list('ceasar')).body).toEqual({ items: [], redirect_uri: 'http://school.test/login' })
})

test('one is added with a secret that nobody is told again', async () => {
  expect((await create(null)).status).toBe(401)
  for (const wrong of [
    { issuer: 'http://accounts.google.com' },
    { domains: ['*'] },
    { client_secret: '' },
    { client_secret: undefined },
    { title: '' },
  ])
    expect((await create('ceasar', { ...given, ...wrong })).status).toBe(422)
  const { status, body } = await create('ceasar')
  expect(status).toBe(200)
  const { client_secret, ...rest } = given
  expect(body).toEqual({ id: body.id, ...rest, domains: ['school.kz', 'gov.kz'], version: 1, linked: 0 })
  expect((await list('ceasar')).body.items).toEqual([body])
  const row = await db.selectFrom('access.sign_in_provider').selectAll().executeTakeFirstOrThrow()
  expect(row.client_secret.includes(Buffer.from(client_secret))).toBe(false)
  const history = await db
    .selectFrom('history.change')
    .where('subject', '=', 'access.sign_in_provider')
    .selectAll()
    .execute()
  expect(history).toHaveLength(1)
  expect(JSON.stringify(history)).not.toContain(client_secret)
  expect((await create('ceasar', { ...given, title: 'Ещё' })).body).toMatchObject({
    detail: [{ loc: ['body', 'issuer'], msg: 'Провайдер с этим адресом уже есть' }],
  })
})

test('one is changed from what was seen; its secret goes to nobody else', async () => {
  const { body: made } = await create('ceasar')
  const change = (who: Who | null, body: object, id: number | string = made.id) =>
    testApp.as(who).patch<SignInProvider>(`${path}${id}/`, { ...given, client_secret: null, version: 1, ...body })
  expect((await change(null, {})).status).toBe(401)
  expect((await change('ceasar', { title: '' })).status).toBe(422)
  expect((await change('admin', {})).status).toBe(403)
  expect((await change('ceasar', {}, 999_999)).status).toBe(404)
  for (const another of [{ issuer: 'https://elsewhere.test' }, { client_id: 'other' }])
    expect((await change('ceasar', another)).body).toMatchObject({
      detail: [{ loc: ['body', 'client_secret'], msg: 'Для другого провайдера нужен его секрет' }],
    })
  const { body } = await change('ceasar', { title: 'Гугл', domains: [] })
  expect(body).toMatchObject({ title: 'Гугл', domains: [], version: 2 })
  expect((await change('ceasar', {})).status).toBe(409)
  const moved = { issuer: 'https://elsewhere.test', client_secret: 'новый', version: 2 }
  expect((await change('ceasar', moved)).body).toMatchObject({ issuer: 'https://elsewhere.test', version: 3 })
  await create('ceasar')
  expect((await change('ceasar', { client_secret: 'a', version: 3 })).status).toBe(422)
})

test('the page of signing in names those that are on, and nothing else of them', async () => {
  const { body: made } = await create('ceasar')
  expect((await open()).body).toEqual({ items: [{ id: made.id, title: 'Google' }] })
  await testApp.as('ceasar').patch(`${path}${made.id}/`, { ...given, client_secret: null, is_on: false, version: 1 })
  expect((await open()).body).toEqual({ items: [] })
  expect((await testApp.as(null).post(`/api/admin/users/token/providers/${made.id}`)).status).toBe(404)
})

test('one is removed', async () => {
  const { body: made } = await create('ceasar')
  const remove = (who: Who | null, id: number | string = made.id) => testApp.as(who).remove(`${path}${id}/`)
  expect((await remove(null)).status).toBe(401)
  expect((await remove('ceasar', 'x')).status).toBe(422)
  expect((await remove('admin')).status).toBe(403)
  expect((await remove('ceasar', 999_999)).status).toBe(404)
  expect((await remove('ceasar')).status).toBe(200)
  expect((await list('ceasar')).body.items).toEqual([])
})
