import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { msg } from '#platform/contract/text.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { schoolClock } from '#platform/server/clock.ts'
import type { Letter } from '#platform/server/mail.ts'
import { learn } from '#platform/server/language/spoken.ts'
import { startTestApp } from '#tests/test-app.ts'
import { mailUnread } from './mail-digest.ts'
import { notify } from './notify.ts'
import { noticeKind } from './testing.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { db } = testApp
const [parent, otherParent] = [testApp.accountOf('parent'), testApp.accountOf('other-parent')]
let letters: Letter[] = []
const mail = async (letter: Letter) => void letters.push(letter)
const run = (time = '12:00', given: AppContext['mail'] = mail) =>
  mailUnread({ ...testApp.context, mail: given, clock: schoolClock('Asia/Almaty', `${testApp.school.today}T${time}`) })
const addNotices = (accountId: number, title: string, kind = 'access.password') =>
  notify(db, () => undefined, [
    { accountId, kind: noticeKind(testApp.context, kind), title: msg`${title}`, link: '/users/profile' },
  ])
const age = () => sql`update notices.notice set made_at = made_at - interval '11 minutes'`.execute(db)

beforeEach(async () => {
  letters = []
  await db.deleteFrom('notices.notice').execute()
  await db.deleteFrom('notices.mail_choice').execute()
  await db.deleteFrom('notices.quiet_hours').execute()
})

test('what stays unread for ten minutes is told in one letter, once', async () => {
  await addNotices(parent, 'Первое')
  await run()
  expect(letters).toEqual([])
  await age()
  await addNotices(parent, 'Второе')
  await run()
  await run()
  expect(letters).toHaveLength(1)
  expect(letters[0]).toMatchObject({ to: 'parent@school.test', subject: 'Непрочитанные уведомления: 2' })
  expect(letters[0]?.text).toContain('Первое\nhttp://school.test/users/profile\n\nВторое')
})

test('read ones, kinds without mail and blocked accounts are not written of', async () => {
  await addNotices(parent, 'Прочитано')
  await sql`update notices.notice set read_at = now()`.execute(db)
  await addNotices(parent, 'Отметки', 'journal.marks')
  await addNotices(otherParent, 'Чужое')
  await age()
  await db.updateTable('access.account').set({ status: 'blocked' }).where('id', '=', otherParent).execute()
  await run()
  expect(letters).toEqual([])
  await db
    .insertInto('notices.mail_choice')
    .values({ account_id: parent, kind: 'journal.marks', by_mail: true })
    .execute()
  await run()
  expect(letters.map(({ subject }) => subject)).toEqual(['Отметки'])
  await db.updateTable('access.account').set({ status: 'active' }).where('id', '=', otherParent).execute()
})

test('a letter waits until quiet hours end', async () => {
  await db
    .insertInto('notices.quiet_hours')
    .values({ account_id: parent, starts_at: '22:00', ends_at: '07:00' })
    .execute()
  await addNotices(parent, 'Ночное')
  await age()
  await run('23:30')
  await run('06:55')
  expect(letters).toEqual([])
  await run('07:00')
  expect(letters).toHaveLength(1)
})

test('what is urgent is written of at once, also within quiet hours', async () => {
  await db
    .insertInto('notices.quiet_hours')
    .values({ account_id: parent, starts_at: '22:00', ends_at: '07:00' })
    .execute()
  await addNotices(parent, 'ЭВАКУАЦИЯ', 'evacuation.parents')
  await run('23:30')
  expect(letters.map(({ subject }) => subject)).toEqual(['ЭВАКУАЦИЯ'])
})

test('a letter that fails is tried again at the next round', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await addNotices(parent, 'Важное')
  await age()
  await run('12:00', () => Promise.reject(new Error('почта не отвечает')))
  await run()
  expect(letters).toHaveLength(1)
  expect(errors).toHaveBeenCalledOnce()
  errors.mockRestore()
})

/** Post that does not know the parent's address. */
const failingForParent = async (letter: Letter) => {
  if (letter.to === 'parent@school.test') throw new Error('нет такого ящика')
  return mail(letter)
}

test('an address that fails comes after the others', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await addNotices(parent, 'Первое')
  await age()
  await run('12:00', failingForParent)
  await addNotices(otherParent, 'Второе')
  await age()
  await run()
  expect(letters.map(({ subject }) => subject)).toEqual(['Второе', 'Первое'])
  errors.mockRestore()
})

test('what two processes find at once is written of once', async () => {
  await addNotices(parent, 'Первое')
  await addNotices(otherParent, 'Второе')
  await age()
  await Promise.all([run(), run(), run()])
  expect(letters.map(({ subject }) => subject).toSorted()).toEqual(['Второе', 'Первое'])
})

test('what is read while a letter waits for the post is not told any more, and a letter of nothing does not go', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await addNotices(parent, 'Первое')
  await addNotices(parent, 'Второе')
  await addNotices(otherParent, 'Третье')
  await age()
  await run('12:00', () => Promise.reject(new Error('почта не отвечает')))
  await sql`update notices.notice set read_at = now() where title -> 'values' ->> 0 in ('Первое', 'Третье')`.execute(db)
  await run()
  expect(letters.map(({ subject }) => subject)).toEqual(['Второе'])
  errors.mockRestore()
})

test('a letter is in the language of its recipient, whoever and whenever it was written by', async () => {
  learn({ locale: 'xx', format: (id, values) => `<${id}>${values.join()}` })
  await db.updateTable('access.account').set({ language: 'xx' }).where('id', '=', parent).execute()
  const kind = noticeKind(testApp.context, 'access.password')
  await notify(db, () => undefined, [
    { accountId: parent, kind, title: msg`Вход на ${'телефоне'}`, text: msg`Это не вы?` },
    { accountId: otherParent, kind, title: msg`Вход на ${'телефоне'}`, text: 'Своими словами' },
  ])
  await age()
  await run()
  const [own, other] = [
    letters.find(({ to }) => to.startsWith('parent')),
    letters.find(({ to }) => !to.startsWith('parent')),
  ]
  expect(own?.subject).toBe('<Вход на {0}>телефоне')
  expect(own?.text).toContain('<Это не вы?>')
  expect(own?.text).toContain('<Какие письма получать')
  expect(other?.subject).toBe('Вход на телефоне')
  expect(other?.text).toContain('Своими словами')
  await db.updateTable('access.account').set({ language: null }).where('id', '=', parent).execute()
})
