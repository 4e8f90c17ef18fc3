import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { registerPages } from './pages.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'shanyraq-pages-'))
const assets = path.join(folder, 'assets')
mkdirSync(assets)
const script = 'export const words = "one and the same file"\n'
writeFileSync(path.join(folder, 'index.html'), '<head></head><p>the program</p><i nonce="NONCE_HERE">')
writeFileSync(
  path.join(folder, 'page-files.json'),
  JSON.stringify([
    ['/people/{id}', ['/assets/card.js']],
    ['/people/new', ['/assets/new.js', '/assets/new.css']],
  ]),
)
writeFileSync(
  path.join(folder, 'entrance.html'),
  '<script src="/a.js" nonce="NONCE_HERE"></script><p>the entrance</p><i nonce="NONCE_HERE">',
)
writeFileSync(
  path.join(folder, 'documents.json'),
  JSON.stringify([{ file: 'entrance.html', paths: ['/login', '/restore'], meetsStrangers: true }]),
)
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

test('a document names what its page opens with, to who is signed in', async () => {
  const named = async (url: string, cookie = 'session=1') =>
    (await app.inject({ url, headers: { cookie } })).body.match(/(?<=href=")[^"]+/g) ?? []
  expect(await named('/people/5/?tab=1')).toEqual(['/assets/card.js'])
  expect(await named('/people/new')).toEqual(['/assets/new.js', '/assets/new.css'])
  expect(await named('/people')).toEqual([])
  expect(await named('/people/5', '')).toEqual([])
  expect(await named('/index.html')).toEqual([])
})

test.each([
  ['gzip, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
] as const)('a document is packed for who takes it so (%s)', async (taken, name, unpacked) => {
  const packed = await get('/', taken)
  expect([packed.headers['content-encoding'], packed.headers['vary']]).toEqual([name, 'accept-encoding'])
  expect(unpacked(packed.rawPayload).toString()).toContain('the entrance')
})
test('a document comes as it is to who takes nothing packed', async () => {
  const plain = await get('/', 'identity')
  expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, expect.stringContaining('the entrance')])
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

const signedIn = 'theme=dark; session=1; XSRF-TOKEN=a'
test.each([
  ['/login', undefined, 'the entrance'],
  ['/login/?next=%2Fjournal', undefined, 'the entrance'],
  ['/login', signedIn, 'the entrance'],
  ['/restore', undefined, 'the entrance'],
  ['/entrance.html', undefined, 'the entrance'],
  ['/', undefined, 'the entrance'],
  ['/', 'session=', 'the entrance'],
  ['/', 'lastsession=1', 'the entrance'],
  ['/', signedIn, 'the program'],
  ['/?tab=1', signedIn, 'the program'],
  ['/login/more', undefined, 'the program'],
  ['/journal', undefined, 'the program'],
  ['/index.html', undefined, 'the program'],
])('%s with the cookies %s opens %s, each time with another nonce', async (url, cookie, words) => {
  const open = () => app.inject({ url, headers: cookie === undefined ? {} : { cookie } })
  const [one, other] = [await open(), await open()]
  expect([one.statusCode, one.headers['content-type'], one.headers['cache-control']]).toEqual([
    200,
    'text/html; charset=utf-8',
    'no-cache',
  ])
  expect(one.body).toContain(words)
  expect(one.body).not.toContain('NONCE_HERE')
  expect(one.body).not.toMatch(/<script[^>]* nonce/)
  expect(other.body).not.toBe(one.body)
})

test('whoever asks for the head of a document is told its length, and nothing is written at its path', async () => {
  const head = await app.inject({ method: 'HEAD', url: '/login' })
  expect([head.statusCode, head.headers['content-type'], head.body]).toEqual([200, 'text/html; charset=utf-8', ''])
  expect((await app.inject({ method: 'POST', url: '/login' })).statusCode).toBe(404)
})

test('which document answers what is nobody’s to read', async () => {
  expect((await get('/documents.json', 'br')).statusCode).toBe(404)
})
