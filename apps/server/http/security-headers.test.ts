import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { registerPages } from './pages.ts'
import { registerSecurityHeaders } from './security-headers.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'shanyraq-headers-'))
mkdirSync(path.join(folder, 'assets'))
for (const name of ['index.html', 'sw.js', 'assets/page.js', 'assets/page.css', 'assets/page.woff2', 'icon.svg'])
  writeFileSync(path.join(folder, name), '<!doctype html>')
const app = Fastify()
await registerSecurityHeaders(app, true)
app.get('/api/data', () => ({}))
app.get('/api/file', (_, reply) => reply.header('content-security-policy', "default-src 'none'; sandbox").send('a'))
app.get('/api/failing', (_, reply) => reply.code(422).send({}))
await registerPages(app, folder)
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})
const headersOf = async (url: string) => (await app.inject(url)).headers

test.each(['/', '/journal', '/sw.js'])('%s runs what is ours and nothing else', async (url) => {
  expect(await headersOf(url)).toMatchObject({
    'content-security-policy': expect.stringMatching(/^default-src 'none';script-src 'self';style-src 'self' 'nonce-/),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
    'x-frame-options': 'SAMEORIGIN',
  })
})

test.each([
  ['/api/file', "default-src 'none'; sandbox"],
  ['/icon.svg', "default-src 'none'; frame-ancestors 'none'"],
])('%s runs nothing, and bears no headers of documents', async (url, policy) => {
  const headers = await headersOf(url)
  expect(headers).toMatchObject({
    'content-security-policy': policy,
    'cross-origin-resource-policy': 'same-origin',
    'strict-transport-security': expect.any(String),
    'x-content-type-options': 'nosniff',
  })
  for (const name of [
    'cross-origin-opener-policy',
    'referrer-policy',
    'permissions-policy',
    'x-frame-options',
    'x-xss-protection',
  ])
    expect(headers).not.toHaveProperty(name)
})

test.each([
  ['page.js', { 'content-type': 'text/javascript' }],
  ['page.css', { 'content-type': 'text/css' }],
  ['page.woff2', { 'content-type': 'font/woff2', 'content-security-policy': "default-src 'none'" }],
])('a file of the program (%s) bears what the browser needs to keep it', async (name, own) => {
  expect(await headersOf(`/assets/${name}`)).toEqual({
    ...own,
    'cache-control': 'max-age=31536000, immutable',
    'strict-transport-security': expect.any(String),
    'x-content-type-options': 'nosniff',
    vary: 'accept-encoding',
    'content-length': '15',
    date: expect.any(String),
  })
})

test.each(['/api/data', '/api/failing'])('%s is data and nothing else', async (url) => {
  expect(await headersOf(url)).toEqual({
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cache-control': 'no-store',
    'content-type': 'application/json',
    'strict-transport-security': expect.any(String),
    'x-content-type-options': 'nosniff',
    // of the connection
    connection: 'keep-alive',
    'content-length': '2',
    date: expect.any(String),
    ...(url === '/api/failing' && { 'x-request-id': expect.any(String) }),
  })
})

test('a refusal bears the number under which the log knows it, what went well bears none', async () => {
  expect((await headersOf('/api/failing'))['x-request-id']).toEqual(expect.any(String))
  expect(await headersOf('/api/data')).not.toHaveProperty('x-request-id')
})
