import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import type { ParentMessage } from '../contract/parents.ts'
import { alarmsOf, openAtLesson } from './testing.ts'

const testApp = await openAtLesson()
afterAll(() => testApp.close())
const { start, complete, full, step, tap } = alarmsOf(testApp)
const head = testApp.as('director')
const pathOf = (id: number) => `/api/evacuation/evacuations/${id}/parent_messages/`
const message = (text = 'Дети на стадионе, все здоровы.') => ({ client_id: randomUUID(), text })
const noticesOf = async (who: 'parent' | 'student') =>
  (
    await testApp
      .as(who)
      .get<{ items: { id: number; kind: string; title: string; text: string }[] }>('/api/admin/notices/')
  ).body.items

test('parents are told by who runs the evacuation, once for a message, and no one else hears', async () => {
  const { id } = await start()
  const given = message()
  expect((await testApp.as(null).post(pathOf(id), given)).status).toBe(401)
  expect((await head.post(pathOf(id), { ...given, text: ' ' })).status).toBe(422)
  expect((await testApp.as('teacher').post(pathOf(id), given)).status).toBe(403)
  expect((await head.post(pathOf(999_999), given)).status).toBe(404)

  const first = await head.post<ParentMessage>(pathOf(id), given)
  expect(first.status).toBe(200)
  expect(first.body).toMatchObject({ text: given.text, read: 0, sent_by_name: expect.any(String) })
  expect((await head.post<ParentMessage>(pathOf(id), given)).body.id).toBe(first.body.id)
  expect(await noticesOf('parent')).toMatchObject([
    { kind: 'evacuation.parents', title: 'УЧЕБНАЯ ТРЕВОГА', text: given.text, link: '/dashboard' },
  ])
  expect(await noticesOf('student')).toEqual([])
  const again = await head.post<{ detail: string }>(pathOf(id), message(given.text))
  expect([again.status, again.body.detail]).toEqual([409, expect.stringContaining('уже отправлено')])

  await testApp.as('parent').post('/api/admin/notices/read', { ids: (await noticesOf('parent')).map((one) => one.id) })
  const { body } = await head.get<{ items: ParentMessage[]; audience: object }>(pathOf(id))
  expect(body.items).toMatchObject([{ id: first.body.id, recipients: first.body.recipients, read: 1 }])
  expect(body.audience).toMatchObject({
    here: { accounts: first.body.recipients, students: 13 },
    all: { students: 13 },
  })
  expect((await testApp.as('teacher').get(pathOf(id))).status).toBe(403)

  // whose child is away is recipients only when all are
  const { markOf } = await full(id)
  const children = [testApp.school.studentsA[0], testApp.school.studentsB[0]]
  await tap('director', ...children.map((child) => step(markOf(child), { status: 'away' })))
  await head.post(pathOf(id), message('Можно забирать.'))
  await head.post(pathOf(id), { ...message('Не приводите детей.'), audience: 'all' })
  expect((await noticesOf('parent')).map(({ text }) => text)).toEqual(['Не приводите детей.', given.text])

  await complete(id)
  expect((await head.post(pathOf(id), message('Уроки продолжаются.'))).status).toBe(200)
  await sql`update evacuation.evacuation set started_at = started_at - interval '2 days', ended_at = ended_at - interval '2 days'
    where id = ${id}`.execute(testApp.db)
  expect((await head.post(pathOf(id), message())).status).toBe(409)
})

test('of two who press the same ready words at once one sends them', async () => {
  const { id } = await start()
  const sent = await Promise.all(['а', 'а'].map((text) => head.post(pathOf(id), message(text))))
  expect(sent.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  await complete(id)
})

test('of a false start and to nobody nothing is recipients', async () => {
  const { id } = await start()
  await head.remove(`/api/evacuation/evacuations/${id}`)
  expect((await head.post(pathOf(id), message())).status).toBe(409)
  const next = await start()
  await sql`update people.kinship set is_legal_representative = false`.execute(testApp.db)
  expect((await head.post(pathOf(next.id), message())).body).toEqual({
    detail: 'Сообщать некому: ни у одного родителя нет входа',
  })
  const { body } = await head.get<{ audience: object }>(pathOf(next.id))
  const nobody = { students: 13, accounts: 0, unreached: 13 }
  expect(body.audience).toEqual({ here: nobody, all: nobody })
})
