import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { msg } from '#platform/contract/text.ts'
import { learn } from '#platform/server/language/spoken.ts'
import { startTestApp } from '#tests/test-app.ts'
import type { Notice } from '../contract/notices.ts'
import { notify, type NewNotice } from './notify.ts'
import { tellOfRefusedFile } from './refused-file.ts'
import { noticeKind } from './testing.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { db } = testApp
const path = '/api/admin/notices'
const published: [string, string][] = []
const publish = ((room: string, { name }: { name: string }) => void published.push([room, name])) as never
const of = (accountId: number, more: Partial<NewNotice> = {}): NewNotice => ({
  accountId,
  kind: noticeKind(testApp.context, 'access.password'),
  title: msg`Пароль изменён`,
  ...more,
})
const mine = testApp.accountOf('teacher')
const addNotices = (...notices: NewNotice[]) => notify(db, publish, notices)
const unread = async (who: 'teacher' | 'parent' = 'teacher') => (await testApp.as(who).get(`${path}/unread`)).body
const listed = async (query = '') =>
  (await testApp.as('teacher').get<{ items: Notice[]; total: number }>(`${path}/${query}`)).body
const impersonated = async () => {
  const { body } = await testApp
    .as('ceasar')
    .get<{ access_token: string }>(`/api/admin/users/token_any_user/${mine}?reason=x`)
  return testApp.withToken(body.access_token)
}

beforeEach(async () => {
  await db.deleteFrom('notices.notice').execute()
  published.length = 0
})

test('many accounts are told at once, each in its own room, of one subject once', async () => {
  const first = await addNotices(of(mine, { subject: 'a' }), of(201, { subject: 'a' }), of(201))
  expect(first).toEqual([mine, 201, 201])
  expect(await addNotices(of(mine, { subject: 'a' }))).toEqual([])
  expect(published).toEqual([
    [`account:${mine}`, 'notices.made'],
    ['account:201', 'notices.made'],
    ['account:201', 'notices.made'],
  ])
  expect([await unread(), await unread('parent')]).toEqual([{ unread: 1 }, { unread: 2 }])
})

test('the list is one’s own, the newest first, and can be narrowed', async () => {
  await addNotices(of(mine, { title: msg`Первое` }), of(201, { title: msg`Чужое` }))
  await addNotices(of(mine, { title: msg`Второе`, text: 'Ещё один урок', link: '/journal' }))
  const { items, total } = await listed()
  expect([total, items.map(({ title }) => title)]).toEqual([2, ['Второе', 'Первое']])
  expect(items[0]).toMatchObject({ kind: 'access.password', link: '/journal', read_at: null })
  expect((await listed('?search=еще урок')).items.map(({ title }) => title)).toEqual(['Второе'])
  await testApp.as('teacher').post(`${path}/read`, { ids: [items[0]?.id] })
  expect((await listed('?unread=true')).items.map(({ title }) => title)).toEqual(['Первое'])
})

test('reading: 401, 422, 403, a stranger’s, success', async () => {
  await addNotices(of(mine), of(mine), of(201))
  const rows = await db.selectFrom('notices.notice').select(['id', 'account_id']).orderBy('id').execute()
  const [first, second, foreign] = rows.map(({ id }) => id)
  const read = (ids: unknown, as: Pick<ReturnType<typeof testApp.as>, 'post'> = testApp.as('teacher')) =>
    as.post(`${path}/read`, { ids })
  expect((await read([first], testApp.as(null))).status).toBe(401)
  expect((await read([])).status).toBe(422)
  expect((await read(['1'])).status).toBe(422)
  expect((await read([first], await impersonated())).status).toBe(403)
  expect((await read([first, foreign])).status).toBe(404)
  // the impersonation itself was told
  expect(await unread()).toEqual({ unread: 3 })
  expect((await read([first, first])).body).toEqual({ unread: 2 })
  expect((await read([first])).body).toEqual({ unread: 2 })
  expect((await testApp.as('teacher').post(`${path}/read-all`, { up_to: second })).body).toEqual({ unread: 1 })
  expect(await unread('parent')).toEqual({ unread: 1 })
})

test('reading all: 401, 422, 403', async () => {
  const readAll = (as: Pick<ReturnType<typeof testApp.as>, 'post'>, body: object) => as.post(`${path}/read-all`, body)
  expect((await readAll(testApp.as(null), { up_to: 1 })).status).toBe(401)
  expect((await readAll(testApp.as('teacher'), {})).status).toBe(422)
  expect((await readAll(await impersonated(), { up_to: 1 })).status).toBe(403)
})

test('settings: 401, 422, 403, success for oneself only', async () => {
  const change = (body: object, as: Pick<ReturnType<typeof testApp.as>, 'patch'> = testApp.as('teacher')) =>
    as.patch<{ kinds: { kind: string; by_mail: boolean }[]; quiet: unknown }>(`${path}/settings`, body)
  const night = { start_time: '22:00', end_time: '07:00' }
  expect((await change({ quiet: night }, testApp.as(null))).status).toBe(401)
  expect((await change({ quiet: { ...night, end_time: '24:00' } })).status).toBe(422)
  expect((await change({ kinds: [{ kind: 'unknown', by_mail: true }] })).status).toBe(422)
  expect((await change({ quiet: { start_time: '07:00', end_time: '07:00' } })).body).toMatchObject({
    detail: [{ loc: ['body', 'quiet', 'end_time'] }],
  })
  expect((await change({ quiet: null }, await impersonated())).status).toBe(403)
  const { status, body } = await change({ quiet: night, kinds: [{ kind: 'access.sign_in', by_mail: false }] })
  expect([status, body.quiet]).toEqual([200, night])
  expect(body.kinds.find(({ kind }) => kind === 'access.sign_in')?.by_mail).toBe(false)
  expect(body.kinds.map(({ kind }) => kind)).not.toContain('journal.marks')
  expect((await testApp.as('teacher').get(`${path}/settings`)).body).toEqual(body)
  expect((await testApp.as('parent').get(`${path}/settings`)).body).toMatchObject({
    quiet: null,
    mail: 'parent@school.test',
  })
  expect((await change({ quiet: null })).body.quiet).toBeNull()
})

test('a notice of former days, kept as the sentence it was, reads as before', async () => {
  await sql`insert into notices.notice (account_id, kind, title, text)
    values (${mine}, 'access.password', '{"id": "{0}", "values": ["Пароль {сменён}"]}', null)`.execute(db)
  expect((await listed()).items[0]).toMatchObject({ title: 'Пароль {сменён}', text: '' })
})

test('a notice keeps its text, and is found and read in the language of the reader', async () => {
  learn({ locale: 'xx', format: (id, values) => `Xx ${values.join(' ')} ${id.length}` })
  await addNotices(of(mine, { title: msg`Новая отметка: ${msg`Алгебра`}`, text: msg`Девять` }))
  expect((await listed()).items[0]).toMatchObject({ title: 'Новая отметка: Алгебра', text: 'Девять' })
  expect((await listed('?search=алгебра')).total).toBe(1)
  const answer = await testApp.app.inject({
    url: `${path}/?search=xx`,
    headers: { authorization: `Bearer ${await testApp.tokenOf('teacher')}`, 'accept-language': 'xx' },
  })
  expect(answer.json<{ items: Notice[] }>().items[0]).toMatchObject({ title: 'Xx Xx  7 18', text: 'Xx  6' })
  const [kept] = await db.selectFrom('notices.notice').select('title').execute()
  expect(kept?.title).toEqual({ id: 'Новая отметка: {0}', values: [{ id: 'Алгебра' }] })
})

test('of a file that did not pass its check its giver reads why', async () => {
  await tellOfRefusedFile(testApp.context, { name: 'справка.pdf', accountId: mine, reason: msg`В файле макросы` })
  expect((await listed()).items[0]).toMatchObject({
    title: 'Файл «справка.pdf» не прошёл проверку и удалён',
    text: 'В файле макросы',
  })
})
