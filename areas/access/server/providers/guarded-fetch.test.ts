import { afterAll, expect, test } from 'vitest'
import { guardedFetch, isInner } from './guarded-fetch.ts'
import { startProvider } from './testing.ts'

const provider = await startProvider()
afterAll(() => provider.close())
const issuer = new URL(provider.issuer)
const call = (address: string, from = issuer, limitMs = 5_000) =>
  guardedFetch({ issuer: from, limitMs })(address, { method: 'GET', headers: {}, body: null, redirect: 'manual' })

test.each([
  ['127.0.0.1', true],
  ['10.1.2.3', true],
  ['172.31.0.1', true],
  ['192.168.1.1', true],
  ['169.254.169.254', true],
  ['100.64.0.1', true],
  ['0.0.0.0', true],
  ['::1', true],
  ['fd00::1', true],
  ['fe80::1', true],
  ['::ffff:10.0.0.1', true],
  ['school.test', true],
  ['8.8.8.8', false],
  ['172.32.0.1', false],
  ['2a00:1450:4010::71', false],
])('an address of the inside: %s', (address, is) => expect(isInner(address)).toBe(is))

test('the issuer itself may stand in the school’s network', async () => {
  expect((await call(`${provider.issuer}/jwks`)).status).toBe(200)
})

test.each([
  'https://127.0.0.1/',
  'https://10.0.0.1/latest',
  'https://[::1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://2130706433/',
  'https://localhost/',
])('an issuer outside sends us to no address of the inside: %s', async (address) => {
  await expect(call(address, new URL('https://accounts.google.com'))).rejects.toThrow('of the inside')
})

test('what it names is reached by https, or stands with it', async () => {
  await expect(call('http://example.org/token')).rejects.toThrow('not reached by https')
  await expect(call('http://127.0.0.1:1/token')).rejects.toThrow('not reached by https')
})

test('a redirect is not followed', async () => {
  provider.behave({ status: 302 })
  expect((await call(`${provider.issuer}/jwks`)).status).toBe(302)
  expect(provider.asked).not.toContain('/elsewhere')
})

test('who does not answer is waited for no longer than the limit', async () => {
  provider.behave({ isSilent: true })
  await expect(call(`${provider.issuer}/jwks`, issuer, 30)).rejects.toMatchObject({ name: 'AbortError' })
})
