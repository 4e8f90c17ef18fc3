import { afterAll, beforeAll, expect, test } from 'vitest'
import { learn } from '#platform/server/language/spoken.ts'
import { startTestApp } from '#tests/test-app.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { db } = testApp
const path = '/api/admin/users/language'
/** A language in which every text is its key in brackets. */
beforeAll(() => learn({ locale: 'xx', format: (id) => `<${id}>` }))
const choose = (language: unknown, who: 'teacher' | null = 'teacher') => testApp.as(who).patch(path, { language })
const detailOf = async (headers: Record<string, string>) => {
  const answer = await testApp.app.inject({ url: '/api/admin/users/sessions', headers })
  return answer.json<{ detail: string }>().detail
}

test('a language is chosen by whoever reads: 401, 422, 403, success', async () => {
  expect((await choose('ru', null)).status).toBe(401)
  expect((await choose('en')).status).toBe(422)
  expect((await choose('ru')).body).toEqual({ language: 'ru' })
  const { language } = await db
    .selectFrom('access.account')
    .where('id', '=', testApp.accountOf('teacher'))
    .select('language')
    .executeTakeFirstOrThrow()
  expect(language).toBe('ru')
  expect((await choose(null)).body).toEqual({ language: null })
  const { body } = await testApp
    .as('ceasar')
    .get<{ access_token: string }>(`/api/admin/users/token_any_user/${testApp.accountOf('teacher')}?reason=x`)
  expect((await testApp.withToken(body.access_token).patch(path, { language: 'ru' })).status).toBe(403)
})

test('before signing in the browser says the language, best first; what is not known is Russian', async () => {
  expect(await detailOf({ 'accept-language': 'xx' })).toBe('<Требуется вход>')
  expect(await detailOf({ 'accept-language': 'en-US,ru;q=0.4,xx-KZ;q=0.8' })).toBe('<Требуется вход>')
  expect(await detailOf({ 'accept-language': 'kk' })).toBe('Требуется вход')
  expect(await detailOf({})).toBe('Требуется вход')
})

test('objections to a body are in the language of the reader too', async () => {
  const answer = await testApp.app.inject({
    method: 'POST',
    url: '/api/admin/users/restore',
    headers: { 'accept-language': 'xx' },
    payload: {},
  })
  expect(answer.statusCode).toBe(422)
  expect(answer.json<{ detail: { msg: string }[] }>().detail[0]?.msg).toBe('<Обязательное поле>')
})

test('the choice of the account goes before the browser’s', async () => {
  const account = testApp.accountOf('student')
  await db.updateTable('access.account').set({ language: 'xx' }).where('id', '=', account).execute()
  const authorization = `Bearer ${await testApp.tokenOf('student')}`
  const url = '/api/admin/users/list-views/999999'
  const answer = await testApp.app.inject({
    method: 'DELETE',
    url,
    headers: { authorization, 'accept-language': 'ru' },
  })
  expect(answer.json<{ detail: string }>().detail).toBe('<Запись не найдена или недоступна вам>')
})
