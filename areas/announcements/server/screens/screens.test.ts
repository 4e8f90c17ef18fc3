import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { startTestApp, type Who } from '#tests/test-app.ts'
import { textOfLines } from '#areas/rich-text/rules/text-of-lines.ts'
import type { Screen } from '../../contract/screens.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { db, app } = testApp
const path = '/api/documents/announcements/screens/'
const page = '/announcements/screen'
const screen = { name: 'Холл', shows: ['announcements'] }
const create = (who: Who | null, body: object = screen) =>
  testApp.as(who).post<{ id: number; code: string }>(path, body)
const act = (who: Who | null, id: number | string, what: 'code' | 'revoke') =>
  testApp.as(who).post<{ code: string }>(`${path}${id}/${what}/`)
const list = async () => (await testApp.as('director').get<{ items: Screen[] }>(path)).body.items

/** The token that a code gives; undefined: it was refused. */
async function bind(code: string): Promise<string | undefined> {
  const answer = await app.inject({
    method: 'POST',
    url: page,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `code=${encodeURIComponent(code)}`,
  })
  expect(answer.statusCode).toBe(answer.cookies.length > 0 ? 302 : 422)
  return answer.cookies.find(({ name }) => name === 'screen')?.value
}
const show = async (token: string | undefined) =>
  (await app.inject({ url: page, ...(token === undefined ? {} : { cookies: { screen: token } }) })).body

const write = async (title: string, isOnScreens: boolean) => {
  const { body } = await testApp.as('director').post<{ id: number }>('/api/documents/announcements/', {
    title,
    content: textOfLines('Текст <b>объявления</b>'),
    audience: [{ side: 'all' }],
    file_ids: [],
    starts_on: null,
    starts_time: null,
    ends_on: null,
    is_pinned: false,
    asks_acknowledgement: false,
    is_on_screens: isOnScreens,
  })
  await testApp.as('director').post(`/api/documents/announcements/${body.id}/publish/`, { version: 1 })
  return body.id
}

beforeEach(async () => {
  await sql`delete from announcements.screen`.execute(db)
  await sql`delete from announcements.announcement`.execute(db)
})

test('managing: 401, 422, 403, what is not there, success', async () => {
  expect((await create(null)).status).toBe(401)
  expect((await create('director', { ...screen, shows: [] })).status).toBe(422)
  expect((await create('director', { ...screen, shows: ['marks'] })).status).toBe(422)
  expect((await create('teacher')).status).toBe(403)
  const { id, code } = (await create('director')).body
  expect(code).toMatch(/^[A-Z2-9]{8}$/)
  const change = (who: Who | null, one: number, body: object = screen) => testApp.as(who).patch(`${path}${one}`, body)
  expect((await change(null, id)).status).toBe(401)
  expect((await change('director', id, {})).status).toBe(422)
  expect((await change('classruk', id)).status).toBe(403)
  expect((await change('director', 999_999)).status).toBe(404)
  expect((await change('director', id, { ...screen, name: 'Учительская' })).status).toBe(200)
  for (const what of ['code', 'revoke'] as const) {
    expect((await act(null, id, what)).status).toBe(401)
    expect((await act('director', 'x', what)).status).toBe(422)
    expect((await act('teacher', id, what)).status).toBe(403)
    expect((await act('director', 999_999, what)).status).toBe(404)
    expect((await act('director', id, what)).status).toBe(200)
  }
  expect((await act('director', id, 'code')).status).toBe(409)
  expect(await list()).toMatchObject([{ name: 'Учительская', state: 'revoked' }])
})

test('a code binds one device, once, within ten minutes, however it is typed', async () => {
  const { id, code } = (await create('director')).body
  expect(await show(undefined)).toContain('Введите код')
  expect(await bind('WRONGONE')).toBeUndefined()
  const [first, second] = await Promise.all([bind(` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)}`), bind(code)])
  expect([first, second].filter((token) => token !== undefined)).toHaveLength(1)
  expect(await bind(code)).toBeUndefined()
  expect(await list()).toMatchObject([{ id, state: 'bound', seen_at: expect.any(String) }])
  const late = (await act('director', id, 'code')).body.code
  await sql`update announcements.screen set code_until = now() - interval '1 second'`.execute(db)
  expect(await bind(late)).toBeUndefined()
  // what was bound stays so until another is
  expect(await show(first ?? second)).toContain('id="slides"')
  const again = await bind((await act('director', id, 'code')).body.code)
  expect(await show(again)).toContain('id="slides"')
  expect(await show(first ?? second)).toContain('Введите код')
})

test('a screen shows what was marked for it and holds now, every value escaped; revoked it shows nothing', async () => {
  const { id, code } = (await create('director')).body
  const token = await bind(code)
  expect(await show(token)).toContain('Сейчас объявлений нет')
  await write('Для всех <script>', true)
  await write('Не для стены', false)
  const gone = await write('Отозванное', true)
  await testApp.as('director').post(`/api/documents/announcements/${gone}/take-back/`, { reason: 'ошибка' })
  const shown = await show(token)
  expect(shown).toContain('Для всех &lt;script&gt;')
  expect(shown).toContain('Текст &lt;b&gt;объявления&lt;/b&gt;')
  expect(shown).not.toContain('Не для стены')
  expect(shown).not.toContain('Отозванное')
  await act('director', id, 'revoke')
  expect(await show(token)).toContain('Введите код')
})

test('the token opens its page and nothing else, and is kept as a hash', async () => {
  const token = (await bind((await create('director')).body.code)) ?? ''
  const calls = [
    '/api/documents/announcements/',
    path,
    '/api/admin/notices/',
    '/api/admin/letters/',
    '/api/users/users/',
    '/api/journal/journal/groups/',
    '/api/media/documents/given/00000000-0000-4000-8000-000000000000',
    '/api/users/dashboard/',
  ]
  for (const url of calls)
    for (const headers of [{ cookie: `screen=${token}` }, { authorization: `Bearer ${token}` }])
      expect([url, (await app.inject({ url, headers })).statusCode]).toEqual([url, 401])
  const refresh = await app.inject({
    method: 'POST',
    url: '/api/admin/users/token/refresh/',
    cookies: { screen: token, refresh: token },
  })
  expect(refresh.statusCode).not.toBe(200)
  const answer = await app.inject({ url: page, cookies: { screen: token } })
  expect(answer.headers['cache-control']).toBe('no-store')
  const { rows } = await sql<{
    kept: string
  }>`select encode(token_hash, 'escape') as kept from announcements.screen`.execute(db)
  expect(rows[0]?.kept).not.toContain(token)
})

test('the cookie goes to the page of screens only', async () => {
  const { code } = (await create('director')).body
  const answer = await app.inject({
    method: 'POST',
    url: page,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `code=${code}`,
  })
  expect(answer.cookies[0]).toMatchObject({ name: 'screen', path: page, httpOnly: true, sameSite: 'Strict' })
})

test('what areas register stands beside: changes of the day’s lessons', async () => {
  const { code } = (await create('director', { name: 'Холл', shows: ['lesson-changes'] })).body
  const token = await bind(code)
  // the english teacher stands in for algebra of 7Б on this day
  expect(await show(token)).toContain('Изменения в расписании, 20.11.2026')
  expect(await show(token)).toMatch(/замена, /)
})
