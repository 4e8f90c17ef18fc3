import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { registerPages } from './pages.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'shanyraq-pages-'))
const assets = path.join(folder, 'assets')
mkdirSync(assets)
const script = 'export const words = "one and the same file"\n'
writeFileSync(path.join(folder, 'index.html'), '<!doctype html>')
writeFileSync(path.join(assets, 'page.js'), script)
writeFileSync(path.join(assets, 'page.js.gz'), gzipSync(script))
writeFileSync(path.join(assets, 'page.js.br'), brotliCompressSync(script))
writeFileSync(path.join(assets, 'small.js'), script)
// as a build leaves them that keeps those before it
writeFileSync(path.join(assets, 'former.js'), script)
writeFileSync(path.join(assets, 'former.js.br'), brotliCompressSync(script))
writeFileSync(path.join(folder, '.assets.json'), '[["page.js","small.js"],["former.js"]]')

const app = Fastify()
await registerPages(app, folder)
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})
const get = (url: string, encodings: string) =>
  app.inject({ method: 'GET', url, headers: { 'accept-encoding': encodings } })

test.each([
  ['br, gzip', 'br', brotliCompressSync(script)],
  ['gzip', 'gzip', gzipSync(script)],
  ['identity', undefined, Buffer.from(script)],
])('who takes %s gets what the build made of it', async (encodings, encoding, bytes) => {
  const answer = await get('/assets/page.js', encodings)
  expect(answer.headers['content-encoding']).toBe(encoding)
  expect(answer.headers['vary']).toContain('accept-encoding')
  expect(answer.headers['cache-control']).toContain('immutable')
  expect(answer.rawPayload.equals(bytes)).toBe(true)
})

test('what the build left as it is comes as it is; a compressed twin is no page of its own', async () => {
  expect((await get('/assets/small.js', 'br, gzip')).body).toBe(script)
  expect((await get('/assets/page.js.br', 'br')).statusCode).toBe(404)
})

test('an open page of the build before gets its part as then, the list of builds nobody; what no build has is not found', async () => {
  const part = await get('/assets/former.js', 'br')
  expect([part.statusCode, part.headers['content-encoding']]).toEqual([200, 'br'])
  expect(part.headers['cache-control']).toBe('max-age=31536000, immutable')
  expect((await get('/.assets.json', 'br')).statusCode).toBe(404)
  const gone = await get('/assets/older.js', 'br')
  expect([gone.statusCode, gone.headers['cache-control']]).toEqual([404, undefined])
})
