import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { storeDocument } from '#areas/media/server/index.ts'
import { msg } from '#platform/contract/text.ts'
import { uploadPurpose } from '#platform/contract/upload-purpose.ts'
import type { Letter, Mailer } from '#platform/server/mail.ts'
import { writeSetting } from '#platform/server/setting.ts'
import { startTestApp, type Who } from '#tests/test-app.ts'
import type { SentLetter } from '../../contract/letters.ts'
import { queueLetters, type NewLetter } from './queue-letters.ts'
import { sendLetters } from './send-letters.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { db, context } = testApp
const sender = testApp.accountOf('teacher')
let sent: Letter[] = []
const post: Mailer = async (letter) => void sent.push(letter)
const round = (mail: Mailer = post) => sendLetters({ ...context, mail })
const letter = (more: Partial<NewLetter> = {}): NewLetter => ({
  to: { address: 'family@mail.example' },
  occasion: 'papers.sent:1',
  subject: msg`Справка № ${7}`,
  parts: [
    { kind: 'text', text: 'Здравствуйте, <b>Анна</b> & семья' },
    { kind: 'link', text: msg`Открыть`, link: '/document' },
  ],
  senderId: sender,
  ...more,
})
const failing =
  (failure: object): Mailer =>
  () =>
    Promise.reject(Object.assign(new Error('550 <family@mail.example> unknown'), failure))
const refusing = failing({
  code: 'EENVELOPE',
  command: 'RCPT TO',
  responseCode: 550,
  response: '550 5.1.1 No such user',
})
const silent = failing({ code: 'ETIMEDOUT' })
const rows = () =>
  db.selectFrom('notices.letter').select(['state', 'failure', 'tries', 'sent_to']).orderBy('id').execute()
const notices = () =>
  db.selectFrom('notices.notice').where('account_id', '=', sender).select(['title', 'text', 'link']).execute()
const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
afterAll(() => errors.mockRestore())

beforeEach(async () => {
  sent = []
  errors.mockClear()
  await db.deleteFrom('notices.notice').execute()
  await db.deleteFrom('notices.letter').execute()
})

test('a letter goes once for its occasion, in text and in HTML of ours', async () => {
  expect(await queueLetters(db, [letter(), letter({ to: { address: 'Family@mail.example' } })])).toHaveLength(1)
  expect(await queueLetters(db, [letter()])).toEqual([])
  await round()
  await round()
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({ to: 'family@mail.example', subject: 'Справка № 7' })
  expect(sent[0]?.text).toContain('Здравствуйте, <b>Анна</b> & семья\n\nОткрыть\nhttp://school.test/document')
  expect(sent[0]?.html).toContain('Здравствуйте, &lt;b&gt;Анна&lt;/b&gt; &amp; семья')
  expect(sent[0]?.html).toContain('<a href="http://school.test/document">Открыть</a>')
  expect(await queueLetters(db, [letter(), letter({ occasion: 'papers.sent:2' })])).toHaveLength(1)
})

test('what is not committed is not sent', async () => {
  await db
    .transaction()
    .execute(async (trx) => {
      await queueLetters(trx, [letter()])
      throw new Error('taken back')
    })
    .catch(() => undefined)
  await round()
  expect(sent).toEqual([])
})

test('an account is written to at the address it has by then; without one, or closed, the sender learns it', async () => {
  const [parent, other, director] = (['parent', 'other-parent', 'director'] as const).map(testApp.accountOf)
  await queueLetters(
    db,
    [parent, other, director].map((accountId = 0) => letter({ to: { accountId }, occasion: `a:${accountId}` })),
  )
  await db
    .updateTable('access.account')
    .set({ status: 'blocked' })
    .where('id', '=', other ?? 0)
    .execute()
  await sql`update access.login_alias set alias = 'plain' where account_id = ${director}`.execute(db)
  await sql`update people.person set email = null where admin_user_id = ${director}`.execute(db)
  await round()
  expect(sent.map(({ to }) => to)).toEqual(['parent@school.test'])
  expect((await rows()).map(({ failure }) => failure)).toEqual([null, 'account_closed', 'no_address'])
  expect(await notices()).toHaveLength(1)
  await db
    .updateTable('access.account')
    .set({ status: 'active' })
    .where('id', '=', other ?? 0)
    .execute()
})

test('an address that is refused fails at once, and is told with its reason; the log names nobody', async () => {
  await queueLetters(db, [letter()])
  await round(refusing)
  expect(await rows()).toEqual([{ state: 'failed', failure: 'refused', tries: 1, sent_to: 'family@mail.example' }])
  const [told] = await notices()
  expect(JSON.stringify(told)).toContain('family@mail.example')
  expect(told?.link).toBe('/notices?tab=letters&state=failed&mine=true')
  expect(errors.mock.calls.flat().join(' ')).toBe('letters: EENVELOPE 550')
  const { body } = await testApp.as('teacher').get<{ items: SentLetter[] }>('/api/admin/letters/?state=failed')
  expect(body.items[0]).toMatchObject({
    address: 'family@mail.example',
    reason: 'почта получателя не приняла письмо: такого ящика нет или он закрыт (550 5.1.1 No such user)',
  })
})

test('a post that does not answer is tried with growing pauses, and given up after its term', async () => {
  await queueLetters(db, [letter()])
  await round(silent)
  await round(silent)
  await round(silent)
  expect(await rows()).toMatchObject([{ state: 'queued', failure: 'unreachable', tries: 2 }])
  expect(await notices()).toEqual([])
  await sql`update notices.letter set next_try_at = now(), gives_up_at = now()`.execute(db)
  await round(silent)
  expect(await rows()).toMatchObject([{ state: 'failed', failure: 'unreachable', tries: 3 }])
  expect(await notices()).toHaveLength(1)
})

test('a post that is down ends the round; a wrong address does not hold up the others', async () => {
  const many = Array.from({ length: 6 }, (_, index) => letter({ occasion: `many:${index}` }))
  await queueLetters(db, many)
  await round(silent)
  expect((await rows()).map(({ tries }) => tries)).toEqual([1, 1, 1, 0, 0, 0])
  await round(async (one) => (sent.length === 0 ? (sent.push(one), refusing(one)) : post(one)))
  expect((await rows()).filter(({ state }) => state === 'sent')).toHaveLength(5)
})

test('three processes send each letter once', async () => {
  await queueLetters(
    db,
    Array.from({ length: 9 }, (_, index) => letter({ occasion: `race:${index}` })),
  )
  await Promise.all([round(), round(), round()])
  expect(sent).toHaveLength(9)
  expect(new Set(sent.map(({ name }) => name)).size).toBe(9)
})

test('what a process was sending when it went is sent again under the same name', async () => {
  const [id] = await queueLetters(db, [letter()])
  await sql`update notices.letter set claimed_until = now() + interval '1 minute', tries = 1`.execute(db)
  await round()
  expect(sent).toEqual([])
  await sql`update notices.letter set claimed_until = now() - interval '1 minute'`.execute(db)
  await round()
  expect(sent.map(({ name }) => name)).toEqual([`letter-${id}`])
})

const documentOf = async (bytes: string) =>
  storeDocument(db, testApp.media, {
    file: Buffer.from(bytes),
    name: 'справка.pdf',
    accountId: sender,
    clientId: crypto.randomUUID(),
    purpose: uploadPurpose({ key: 'test', types: ['pdf'], maxBytes: 1_000 }),
  })

test('files go along; one that is gone keeps the letter back, in words', async () => {
  const kept = await documentOf('%PDF-1.7\n%%EOF')
  const bytes = new Uint8Array([1, 2, 3])
  const files = [{ fileId: kept?.id ?? 0 }, { name: '../табель.pdf', mime: 'application/pdf', bytes }]
  await queueLetters(db, [letter({ files }), letter({ files, occasion: 'papers.sent:2' })])
  expect(await db.selectFrom('notices.letter_content').select('id').execute()).toHaveLength(1)
  await sql`update notices.letter set next_try_at = now() + interval '1 hour' where occasion = 'papers.sent:2'`.execute(
    db,
  )
  await round()
  await sql`delete from media.file where id = ${kept?.id}`.execute(db)
  await sql`update notices.letter set next_try_at = now()`.execute(db)
  await round()
  expect(sent[0]?.files?.map(({ name, bytes: { length } }) => [name, length])).toEqual([
    ['справка.pdf', 14],
    ['табель.pdf', 3],
  ])
  expect((await rows()).map(({ state, failure }) => [state, failure])).toEqual([
    ['sent', null],
    ['failed', 'file_gone'],
  ])
})

test('what is no address, and what weighs more than the setting allows, is refused', async () => {
  for (const address of ['a', 'a@b, c@d', 'a@b\nbcc: c@d', '<a@b>', 'Имя <a@b>', `${'a'.repeat(70)}@b`])
    await expect(queueLetters(db, [letter({ to: { address } })])).rejects.toMatchObject({ status: 422 })
  await writeSetting(db, 'letters.file_bytes', 2)
  const files = [{ name: 'a.pdf', mime: 'application/pdf', bytes: new Uint8Array(3) }]
  await expect(queueLetters(db, [letter({ files })])).rejects.toMatchObject({ status: 422 })
  await db.deleteFrom('platform.setting').where('name', '=', 'letters.file_bytes').execute()
})

test('nothing in a subject or a name of a file makes another header', async () => {
  const hostile = 'Тема\r\nBcc: thief@mail.example\r\n\r\nтело'
  const files = [{ name: 'a"\r\nX-Bad: 1.pdf', mime: 'application/pdf', bytes: new Uint8Array([1]) }]
  await queueLetters(db, [letter({ subject: hostile, files })])
  await round(context.mail)
  const [name = ''] = readdirSync(testApp.outbox)
  const head = readFileSync(path.join(testApp.outbox, name), 'utf8').split('\n\n')[0]
  expect(head).not.toMatch(/^(bcc|x-bad)/im)
  expect(head).toContain('To: family@mail.example')
  expect(head).toMatch(/Message-ID: <letter-\d+@school\.test>/i)
})

test('a school restored from a backup sends nothing that waited in it, until somebody says so', async () => {
  await round()
  await queueLetters(db, [letter()])
  await sql`update notices.letter_origin set database = 'another'`.execute(db)
  await round()
  expect(sent).toEqual([])
  expect(await rows()).toMatchObject([{ state: 'failed', failure: 'restored' }])
  await queueLetters(db, [letter({ occasion: 'papers.sent:2' })])
  await round()
  expect(sent).toHaveLength(1)
})

const act = (who: Who | null, id: number | string, what: 'retry' | 'cancel') =>
  testApp.as(who).post(`/api/admin/letters/${id}/${what}/`)

test.each(['retry', 'cancel'] as const)('%s: 401, 422, 403, a stranger’s, success', async (what) => {
  const [id = 0] = await queueLetters(db, [letter()])
  if (what === 'retry') await round(refusing)
  expect((await act(null, id, what)).status).toBe(401)
  expect((await act('teacher', 'x', what)).status).toBe(422)
  expect((await act('classruk', id, what)).status).toBe(404)
  // who reads accounts sees it and may not change it
  expect((await act('director', id, what)).status).toBe(404)
  expect((await act('teacher', 999_999, what)).status).toBe(404)
  expect((await act('teacher', id, what)).status).toBe(200)
  expect((await act('admin', id, what)).status).toBe(409)
  await round()
  expect(sent).toHaveLength(what === 'retry' ? 1 : 0)
})

test('letters are seen by who has sent them, and all of them by who reads accounts', async () => {
  await queueLetters(db, [letter(), letter({ occasion: 'x', to: { accountId: testApp.accountOf('parent') } })])
  const seen = async (who: Who, ask = '') =>
    (await testApp.as(who).get<{ total: number }>(`/api/admin/letters/${ask}`)).body.total
  expect([
    await seen('teacher'),
    await seen('classruk'),
    await seen('admin'),
    await seen('admin', '?mine=true'),
  ]).toEqual([2, 0, 2, 0])
  expect(await seen('teacher', '?search=family')).toBe(1)
  expect(await seen('teacher', '?state=failed')).toBe(0)
})
