import { afterAll, expect, test } from 'vitest'
import { startTestApp } from '#tests/test-app.ts'
import { inRussian } from '#tests/said.ts'
import { hashPassword } from './passwords.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { db, app } = testApp
const password = 'Длинный пароль учителя 7'
const account = testApp.accountOf('teacher')
await db
  .updateTable('access.account')
  .set({ password_hash: await hashPassword(password) })
  .where('id', '=', account)
  .execute()

async function signIn(cookie?: string) {
  const boundary = 'x'
  const part = (name: string, value: string) =>
    `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
  const answer = await app.inject({
    method: 'POST',
    url: '/api/admin/users/token',
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0',
      ...(cookie === undefined ? {} : { cookie }),
    },
    payload: `${part('username', 'teacher@school.test')}${part('password', password)}--${boundary}--\r\n`,
  })
  expect(answer.statusCode).toBe(200)
  return answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
}
const titles = async () => {
  const rows = await db
    .selectFrom('notices.notice')
    .where('account_id', '=', account)
    .select(['title', 'text'])
    .orderBy('id')
    .execute()
  return inRussian(rows)
}

test('a sign-in is told of on a device not known before, but not at the very first', async () => {
  const cookies = await signIn()
  expect(await titles()).toEqual([])
  await signIn(cookies)
  expect(await titles()).toEqual([])
  await signIn()
  const [latest] = await titles()
  expect(latest?.title).toBe('Вход с нового устройства')
  expect(latest?.text).toContain('127.0.0.1')
})

test('who acts in one’s place is named with the reason', async () => {
  await testApp.as('ceasar').get(`/api/admin/users/token_any_user/${account}?reason=Проверка журнала`)
  const latest = (await titles()).at(-1)
  expect(latest?.title).toMatch(/^От вашего имени вошёл\(а\) Сотрудник/)
  expect(latest?.text).toBe('Причина: Проверка журнала')
})

test('a changed password is told of, a refused one is not', async () => {
  const change = (current: string) =>
    testApp.as('teacher').post('/api/admin/users/password', { current, password: 'Совсем другой пароль 9' })
  expect((await change('неверный')).status).toBe(422)
  const before = await titles()
  expect((await change(password)).status).toBe(200)
  const after = await titles()
  expect(after.length).toBe(before.length + 1)
  expect(after.at(-1)?.title).toBe('Пароль изменён')
})
