import { afterAll, test } from 'vitest'
import { openHouse } from '#tests/house.ts'
const house = await openHouse()
afterAll(() => house.close())
test('probe', async () => {
  const token = await house.tokenOf('teacher')
  const send = async (method: string, url: string, payload?: string, type = 'application/json') => {
    const t = performance.now()
    const a = await house.app.inject({
      method: method as 'POST',
      url,
      headers: { authorization: `Bearer ${token}`, ...(payload === undefined ? {} : { 'content-type': type }) },
      ...(payload === undefined ? {} : { payload }),
    })
    console.log(
      method,
      url.slice(0, 80),
      (payload ?? '').slice(0, 40),
      '->',
      a.statusCode,
      a.body.length,
      a.body.slice(0, 200),
      Math.round(performance.now() - t),
      'ms',
    )
  }
  const save = '/api/journal/journal/group/1/save/'
  await send('POST', save, `{"steps":[${Array(450_000).fill(1).join(',')}]}`)
  await send('POST', save, `{"steps":[${Array(60_000).fill('{"do":"score"}').join(',')}]}`)
  await send('POST', save, `{${Array.from({ length: 80_000 }, (_, i) => `"k${i}":1`).join(',')}}`)
  await send('POST', save, `{"${'k'.repeat(900_000)}":1}`)
  await send('POST', save, '['.repeat(499_000) + ']'.repeat(499_000))
  await send('GET', '/api/users/users/' + '1'.repeat(300) + '/card')
  await send('GET', '/api/users/users/%ED%A0%80/card')
  await send('GET', '/api/users/users/%/card')
  await send('GET', '/api/users/users/%2e%2e%2f/card')
  await send('GET', '/api/users/users/?search=' + 'a'.repeat(20000))
  await send('GET', '/api/users/users/?' + 'a=1&'.repeat(20000))
  await send('GET', '/api/users/users/?' + Array.from({ length: 20000 }, (_, i) => `k${i}=1`).join('&'))
  await send('GET', '/api/users/users/?search=%ED%A0%80')
  await send('GET', '/api/users/users/?search=%FF%')
  await send('PUT', '/api/users/users/')
  await send('OPTIONS', '/api/users/users/')
  await send('HEAD', '/api/users/users/')
  await send('TRACE', '/api/users/users/')
  await send('PROPFIND', '/api/users/users/')
  await send('GET', '/api/schedule/week/' + 'class-1'.padEnd(300, '1') + '/')
  await send('PATCH', '/api/journal/journal/lesson/1/', '{"version":1e400}')
}, 60000)
