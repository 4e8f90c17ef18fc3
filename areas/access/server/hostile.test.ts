import { afterAll, describe, expect, test } from 'vitest'
import { startTestApp } from '#tests/test-app.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const calls = [
  '/api/admin/users/token',
  '/api/admin/users/token/refresh',
  '/api/admin/users/restore',
  '/api/admin/users/restore/confirm',
]
const send = (url: string, payload: string | Buffer, type?: string) =>
  testApp.app.inject({ method: 'POST', url, payload, headers: type === undefined ? {} : { 'content-type': type } })

describe.each(calls)('%s', (url) => {
  test.each([
    'application/json',
    'application/json; charset=utf-16',
    'application/json;;;',
    'application/json; charset="',
    'APPLICATION/JSON\t',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'multipart/form-data; boundary=----x',
    'text/plain',
    'application/xml',
    'application/octet-stream',
    'a/b/c',
    '; ; ;',
  ])('with Content-Type %s is refused in words', async (type) => {
    const answer = await send(url, 'username=a&password=b', type)
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    expect(answer.statusCode).toBeLessThan(500)
    expect(answer.json()).toHaveProperty('detail')
  })

  test.each([
    ['broken JSON', '{"login": "a"'],
    ['deep JSON', `${'['.repeat(20_000)}${']'.repeat(20_000)}`],
    ['JSON of another kind', '[1, 2]'],
    ['null', 'null'],
    ['a poisoned prototype', '{"__proto__": {"isAdmin": true}, "login": "a"}'],
    ['NUL in a text', String.raw`{"login":"a\u0000b","username":"a\u0000b","password":"a\u0000b","token":"a\u0000b"}`],
    ['half a surrogate', String.raw`{"login":"\ud800","username":"\ud800","password":"x","token":"\ud800"}`],
    ['numbers for texts', '{"login":1,"username":1,"password":1,"token":1}'],
    ['a field too many', '{"login":"a","username":"a","password":"b","token":"c","client":0,"roles":["ceasar"]}'],
    [
      'a text too long',
      JSON.stringify({
        login: 'я'.repeat(5_000),
        username: 'я'.repeat(5_000),
        password: 'x'.repeat(5_000),
        token: 'x'.repeat(5_000),
      }),
    ],
  ])('with %s is refused in words', async (_what, body) => {
    const answer = await send(url, body, 'application/json')
    expect([401, 409, 422]).toContain(answer.statusCode)
    expect(answer.json()).toHaveProperty('detail')
  })

  test('with 10 MB is refused', async () => {
    const answer = await send(url, Buffer.alloc(10_000_000, 'x'), 'application/json')
    expect([answer.statusCode, answer.json()]).toEqual([413, { detail: 'Слишком большой запрос: не больше 1 МБ' }])
  })
})

describe('signing in by a form', () => {
  const form = (fields: string) => `--b\r\n${fields}\r\n--b--\r\n`
  const field = (name: string, value: string, more = '') =>
    `Content-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}`
  test.each([
    ['a file for a login', form(`${field('username', 'x', '; filename="x.txt"')}\r\n--b\r\n${field('password', 'x')}`)],
    ['NUL in the login', form(`${field('username', 'a\u0000b')}\r\n--b\r\n${field('password', 'x')}`)],
    [
      'the login twice',
      form(`${field('username', 'a')}\r\n--b\r\n${field('username', 'b')}\r\n--b\r\n${field('password', 'x')}`),
    ],
    ['no fields', form('')],
    ['a prototype', form(field('__proto__', 'x'))],
    ['100 fields', form(Array.from({ length: 100 }, (_, index) => field(`f${index}`, 'x')).join('\r\n--b\r\n'))],
    ['a huge field', form(field('username', 'x'.repeat(100_000)))],
    ['no end', '--b\r\nContent-Disposition: form-data; name="username"\r\n\r\na'],
  ])('with %s is refused in words', async (_what, body) => {
    const answer = await send('/api/admin/users/token', body, 'multipart/form-data; boundary=b')
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    expect(answer.statusCode).toBeLessThan(500)
    expect(answer.json()).toHaveProperty('detail')
  })
})

test('SQL and HTML in a login are words like others', async () => {
  for (const username of [`'; drop table access.account; --`, '<script>alert(1)</script>', '%', '_'.repeat(20)]) {
    const answer = await testApp.as(null).post('/api/admin/users/token', { username, password: 'x' })
    expect(answer).toMatchObject({ status: 401, body: { detail: 'Неверный логин или пароль' } })
  }
})
