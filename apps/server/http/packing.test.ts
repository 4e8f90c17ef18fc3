import { get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { PassThrough } from 'node:stream'
import { createGunzip, createZstdDecompress, gunzipSync, zstdDecompressSync } from 'node:zlib'
import fastifyCompress from '@fastify/compress'
import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { packing } from './packing.ts'

const app = Fastify()
await app.register(fastifyCompress, packing)
const rows = Array.from({ length: 2_000 }, (_, id) => ({ id, title: `строка ${id}` }))
app.get('/rows', () => rows)
app.get('/few', () => rows.slice(0, 2))
let lines = new PassThrough()
app.get('/lines', (_, reply) => reply.type('application/x-ndjson').send(lines))
await app.listen({ port: 0, host: '127.0.0.1' })
const { port } = app.server.address() as AddressInfo
afterAll(() => app.close())
const ask = (url: string, encodings: string) => app.inject({ url, headers: { 'accept-encoding': encodings } })

test.each([
  ['gzip, deflate, br, zstd', 'zstd', zstdDecompressSync],
  ['zstd', 'zstd', zstdDecompressSync],
  ['gzip, deflate, br', 'gzip', gunzipSync],
  ['zstd;q=0, gzip', 'gzip', gunzipSync],
])('who takes %s gets %s', async (encodings, encoding, unpack) => {
  const answer = await ask('/rows', encodings)
  expect(answer.headers['content-encoding']).toBe(encoding)
  expect(JSON.parse(unpack(answer.rawPayload).toString())).toEqual(rows)
  expect(answer.rawPayload.length).toBeLessThan(JSON.stringify(rows).length / 4)
})

test('little, and to who takes nothing of it, goes as it is', async () => {
  expect((await ask('/few', 'zstd')).headers).not.toHaveProperty('content-encoding')
  expect((await ask('/rows', 'identity')).json()).toEqual(rows)
})

test.each([
  ['zstd', createZstdDecompress],
  ['gzip', createGunzip],
])('a line that is ready does not wait for the next: %s', async (encoding, unpack) => {
  lines = new PassThrough()
  const unpacked = unpack()
  get({ port, path: '/lines', headers: { 'accept-encoding': encoding } }, (answer) => answer.pipe(unpacked))
  const said = unpacked.setEncoding('utf8')[Symbol.asyncIterator]()
  lines.write('{"call":0}\n')
  expect(await said.next()).toEqual({ done: false, value: '{"call":0}\n' })
  lines.end('{"call":1}\n')
  expect(await said.next()).toEqual({ done: false, value: '{"call":1}\n' })
})
