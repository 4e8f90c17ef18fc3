import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { areas } from '#apps/server/areas.ts'
import { startTestApp } from '../test-app.ts'
import { refusalIn as refused } from './attacker.ts'
import { digesterOf } from './digest.ts'
import { requestText, talk } from './raw-http.ts'

const testApp = await startTestApp()
await testApp.app.listen({ port: 0, host: '127.0.0.1' })
const { port } = testApp.app.server.address() as AddressInfo
afterAll(() => testApp.close())
const bearer = { authorization: `Bearer ${await testApp.tokenOf('teacher')}` }
const json = { ...bearer, 'content-type': 'application/json' }
const lesson = await testApp.lessonOf('algebraA', testApp.school.today)
const scoreUrl = `/api/journal/journal/lesson/${lesson}/score/`
const saveUrl = `/api/journal/journal/group/${testApp.school.groups.algebraA}/save/`
const score = JSON.stringify({ student_id: 103, value: 7 })

const digests = await digesterOf(testApp.db)
let before = await digests()
beforeEach(async () => void (before = await digests()))
afterEach(async () => expect(await digests()).toEqual(before))

const send = (method: string, url: string, headers?: Record<string, string>, body?: string) =>
  talk(port, [requestText(method, url, headers, body)])

describe('bodies', () => {
  const tooLarge = { status: 413, detail: 'Слишком большой запрос: не больше 1 МБ' }
  const tenMegabytes = Buffer.alloc(10_000_000, '1')
  const honestLength = { 'content-length': String(tenMegabytes.length) }
  const form = { 'content-type': 'multipart/form-data; boundary=b' }
  const inPieces = (head: string) => head.replace(/content-length.*/, 'transfer-encoding: chunked')
  const pieceOf = (bytes: Buffer) => [`${bytes.length.toString(16)}\r\n`, bytes, '\r\n']
  const signInUrl = '/api/admin/users/token'

  test.each([scoreUrl, saveUrl, signInUrl, '/api/admin/users/token/refresh'])('10 MB to %s', async (url) => {
    const answer = await testApp.app.inject({ method: 'POST', url, headers: json, payload: tenMegabytes })
    expect(refused({ status: answer.statusCode, body: answer.body })).toEqual(tooLarge)
  })

  test.each([
    ['JSON', scoreUrl, json],
    ['a form', signInUrl, form],
  ])('10 MB of %s are refused as soon as they are told', async (_what, url, headers) => {
    expect(refused(await talk(port, [requestText('POST', url, { ...headers, ...honestLength })]))).toEqual(tooLarge)
  })

  test('bytes beyond the limit are refused that were not told', async () => {
    const jsonPieces = [inPieces(requestText('POST', scoreUrl, json)), ...pieceOf(tenMegabytes.subarray(0, 1_100_000))]
    expect(refused(await talk(port, jsonPieces))).toEqual(tooLarge)
    const file = Buffer.concat([
      Buffer.from('--b\r\nContent-Disposition: form-data; name="username"; filename="a"\r\n\r\n'),
      tenMegabytes,
      Buffer.from('\r\n--b--\r\n'),
    ])
    const filePieces = [inPieces(requestText('POST', signInUrl, form)), ...pieceOf(file), '0\r\n\r\n']
    expect(refused(await talk(port, filePieces))).toEqual(tooLarge)
  })

  test.each([
    ['a byte that goes on from nothing', [0x80]],
    ['a letter cut in two', [0xd0]],
    ['an overlong letter', [0xc0, 0xaf]],
    ['half of a pair', [0xed, 0xa0, 0x80]],
  ])('JSON that is no UTF-8: %s', async (_what, bytes) => {
    const payload = Buffer.concat([Buffer.from('{"comment":"'), Buffer.from(bytes), Buffer.from('"}')])
    const answer = await testApp.app.inject({ method: 'POST', url: scoreUrl, headers: json, payload })
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({ detail: [{ loc: ['body'], msg: 'Текст запроса не в кодировке UTF-8' }] })
  })

  test.each([
    ['cut off', score.slice(0, -3)],
    ['with a comma too many', '{"student_id":103,"value":7,}'],
    ['in single quotes', "{'student_id':103}"],
    ['NaN', '{"student_id":103,"value":NaN}'],
    ['two in a row', `${score}${score}`],
    ['a form', 'student_id=103&value=7'],
    ['bytes that are no text', '\u0000\u0001\u0002'],
    ['nothing', ''],
    ['a space', ' '],
    ['a field twice', '{"student_id":103,"value":7,"value":8}'],
    ['deep', `{"student_id":${'['.repeat(400_000)}`],
    ['many wrong rows', `{"steps":[${Array(2_000).fill('{"do":"score"}').join()}]}`, saveUrl],
    ['many fields', `{${Array.from({ length: 50_000 }, (_, index) => `"k${index}":1`).join()}}`],
  ])('broken JSON: %s', async (_what, body, url = scoreUrl) => {
    expect(refused(await send('POST', url, json, body)).status).toBe(422)
  })

  test.each([
    'text/plain',
    'text/json',
    'application/x-www-form-urlencoded',
    'application/xml',
    'application/octet-stream',
    'application/json; charset=utf-16',
    'application/json/json',
    'application/json, text/plain',
    'application/jsonp',
    'multipart/form-data; boundary=b',
    'multipart/mixed',
    'a',
    '*/*',
    ';',
    'application/json\u00a0',
    'application/json; charset="',
  ])('as %s', async (type) => {
    const answer = await send('POST', scoreUrl, { ...bearer, 'content-type': type }, `${score.slice(0, -1)},"more":1}`)
    expect([400, 415, 422]).toContain(refused(answer).status)
  })

  test('without a body or a type', async () => {
    expect(refused(await send('POST', scoreUrl, bearer)).status).toBe(422)
    expect(refused(await send('PATCH', `/api/journal/journal/lesson/${lesson}/`, bearer)).status).toBe(422)
    expect(refused(await send('DELETE', '/api/journal/journal/lesson/score/0', json)).status).toBe(422)
  })

  test.each([
    ['JSON', 'application/json', score.slice(0, 10)],
    ['a form', 'multipart/form-data; boundary=b', '--b\r\nContent-Disposition: form-data; name="username"\r\n\r\na'],
  ])('%s that stops midway leaves nothing and harms nobody', async (_what, type, start) => {
    const url = type.startsWith('multipart') ? '/api/admin/users/token' : scoreUrl
    const head = requestText('POST', url, { ...bearer, 'content-type': type, 'content-length': '1000' })
    const answer = await talk(port, [head, start], true)
    if (answer.status !== 0) expect(refused(answer).status).toBeLessThan(500)
    expect((await send('GET', '/api/health')).status).toBe(200)
  })
})

describe('addresses and headers', () => {
  test('of data there are few headers', async () => {
    const { status, headers } = await send('GET', '/api/passport/years/', { ...bearer, 'accept-encoding': 'zstd' })
    expect(status).toBe(200)
    expect(headers.length).toBeLessThanOrEqual(350)
  })

  test.each([
    ['a header of 100 kB', { cookie: 'a'.repeat(100_000) }],
    [
      'a thousand headers of 100',
      Object.fromEntries(Array.from({ length: 1_000 }, (_, index) => [`x-${index}`, 'a'.repeat(100)])),
    ],
  ])('%s', async (_what, headers) => {
    const answer = await send('GET', '/api/passport/years/', { ...bearer, ...headers })
    expect(refused(answer)).toEqual({ status: 431, detail: 'Слишком длинные заголовки запроса' })
  })

  test.each([
    ['in its query', `/api/users/users/?search=${'a'.repeat(50_000)}`, 431],
    ['in a parameter', `/api/users/users/${'1'.repeat(5_000)}/card`, 414],
  ])('an address too long %s', async (_what, url, status) => {
    const answer = await send('GET', url, bearer)
    expect(refused(answer).status).toBe(status)
    expect(answer.headers.toLowerCase()).toContain('x-content-type-options: nosniff')
  })

  test.each([
    ['no HTTP', 'hello\r\n\r\n'],
    ['two lengths', 'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n'],
    [
      'a length and pieces',
      'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    ['a negative length', 'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: -1\r\n\r\n'],
    ['no host', 'GET / HTTP/1.1\r\n\r\n'],
    ['a line break in a header', 'GET / HTTP/1.1\r\nhost: a\r\nx: a\u0000b\r\n\r\n'],
    ['a broken encoding', 'GET /api/users/users/%E0%A4%A/card HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n'],
  ])('%s', async (what, sent) => {
    const answer = await talk(port, [sent])
    // node itself answers a missing host, without a body
    if (what === 'no host') expect(answer.status).toBe(400)
    else expect([400, 422]).toContain(refused(answer).status)
  })

  test.each(['PUT', 'OPTIONS', 'TRACE', 'PROPFIND', 'LOCK'])('%s does nothing anywhere', async (method) => {
    for (const { endpoint } of areas.flatMap((area) => area.endpoints)) {
      const { statusCode, body, headers } = await testApp.app.inject({
        method: method as 'PUT',
        url: endpoint.path.replaceAll(/\{\w+\}/g, '1'),
        headers: { ...bearer, origin: 'http://elsewhere.test' },
      })
      expect(refused({ status: statusCode, body })).toEqual({ status: 404, detail: 'Не найдено' })
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([])
    }
  })

  test('HEAD tells no more than GET, and only to whom GET does', async () => {
    for (const { endpoint } of areas.flatMap((area) => area.endpoints)) {
      const url = endpoint.path.replaceAll(/\{\w+\}/g, '1')
      const [head, get] = await Promise.all([
        testApp.app.inject({ method: 'HEAD', url, headers: bearer }),
        testApp.app.inject({ method: 'HEAD', url }),
      ])
      expect([head.body, get.body]).toEqual(['', ''])
      const isKnown = endpoint.method === 'GET' && endpoint.file === null
      if (isKnown && endpoint.access.kind !== 'open') expect(get.statusCode).toBe(401)
    }
  })
})
