import { afterAll, expect, test } from 'vitest'
import { batchPath, maxBatchedCalls, type BatchedAnswer } from '#platform/contract/batch.ts'
import { startTestApp, type Who } from '#tests/test-app.ts'
import { isPseudo, pseudo } from '#tests/texts/pseudo.ts'
import { learn } from '#platform/server/language/spoken.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { studentsA } = testApp.school

const ask = (who: Who | null, calls: readonly string[]) =>
  testApp
    .as(who)
    .get<string>(
      `${batchPath}?${new URLSearchParams(calls.map((call): [string, string] => ['call', call])).toString()}`,
    )
/** Answers by the order of the calls. */
async function answersTo(who: Who | null, ...calls: string[]) {
  const { status, body } = await ask(who, calls)
  expect(status).toBe(200)
  const lines = body
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as BatchedAnswer)
  return lines.toSorted((one, other) => one.call - other.call).map(({ status, body }) => ({ status, body }))
}
const alone = async (who: Who | null, call: string) => {
  const { status, body } = await testApp.as(who).get(call)
  return { status, body }
}

test('each call is answered as it is alone, whoever asks', async () => {
  const calls = [
    '/api/passport/school/brand',
    '/api/passport/years/',
    '/api/users/users/?size=5',
    `/api/users/users/${studentsA[0]}/card`,
    '/api/users/users/999999/card',
    '/api/users/users/x/card',
    '/api/admin/roles/',
    '/api/no/such/',
  ]
  for (const who of [null, 'student', 'teacher', 'admin'] as const)
    expect(await answersTo(who, ...calls)).toEqual(await Promise.all(calls.map((call) => alone(who, call))))
})

test('each is said in the language of whoever reads', async () => {
  learn(pseudo)
  const { body } = await testApp
    .as(null)
    .get<string>(`${batchPath}?call=/api/passport/years/`, { headers: { 'accept-language': pseudo.locale } })
  const { body: refusal } = JSON.parse(body) as { body: { detail: string } }
  expect(isPseudo(refusal.detail)).toBe(true)
})

test('a file is not made, another batch and what is no call are not asked', async () => {
  const file = '/api/users/users/export/?columns=name'
  expect(await answersTo('admin', file)).toMatchObject([{ status: 406, body: { detail: expect.any(String) } }])
  for (const call of [`${batchPath}?call=/api/passport/years/`, '/login', 'http://elsewhere.test/api/x', ''])
    expect((await ask('admin', [call])).status).toBe(422)
})

test('a batch within a batch is refused however it is spelt, and an address that is none fails alone', async () => {
  const nested = ['/api/%62atch', '/api//batch', '/api/./batch', '/api/%2562atch'].map(
    (path) => `${path}?call=/api/passport/years/`,
  )
  const odd = ['/api/%zz', '/api/\u0000', '/api/\r\nx: y', '/api/a b', '/api/ё', `/api/${'a'.repeat(3_000)}`, '/api/']
  const answers = await answersTo('admin', ...nested, ...odd, '/api/passport/years/')
  expect(answers).toHaveLength(nested.length + odd.length + 1)
  for (const { status } of answers.slice(0, -1)) expect([400, 404, 414, 422]).toContain(status)
  // its way was found, and it was asked nothing
  expect(answers[0]?.status).toBe(422)
  expect(answers.at(-1)?.status).toBe(200)
})

test('none and too many are refused; as many as may be are answered', async () => {
  expect((await ask('admin', [])).status).toBe(422)
  const calls = Array.from({ length: maxBatchedCalls }, () => '/api/passport/school/brand')
  expect((await answersTo('admin', ...calls)).every(({ status }) => status === 200)).toBe(true)
  expect((await ask('admin', [...calls, '/api/passport/school/brand'])).status).toBe(422)
})

test('what is refused for want of a right is counted as it is alone', async () => {
  const denied = async () => {
    const rows = await testApp.db.selectFrom('platform.denial').select('times').execute()
    return rows.reduce((sum, { times }) => sum + times, 0)
  }
  const before = await denied()
  await answersTo('student', '/api/admin/roles/', '/api/admin/roles/')
  expect(await denied()).toBe(before + 2)
})
