import { http } from '#platform/web/api/testing/fake-server.ts'
import { beforeEach, expect, test } from 'vitest'
import { keepToken } from '#platform/web/api/session.ts'
import { allKeptEdits } from './kept-edits.ts'
import { sendKept } from './send-kept.ts'

const account = 7
const claims = {
  user_id: account,
  client: 0,
  roles: ['teacher'],
  permissions: { read: [], write: ['jrn_journal'] },
  exp: Math.floor(Date.now() / 1000) + 900,
}
const write = (lessonId: number, topic: string) =>
  localStorage.setItem(`journal.lesson.${account}.3.${lessonId}`, JSON.stringify({ texts: { topic }, version: 2 }))
const path = (lessonId: number) => `/api/journal/journal/lesson/${lessonId}/`
const sent = () =>
  http.requests('/api/journal/journal/lesson/').map(({ path: to, body }) => [to, JSON.parse(body as string)])

beforeEach(() => {
  http.reset()
  localStorage.clear()
  document.cookie = 'session=1; path=/'
  keepToken(`h.${btoa(JSON.stringify(claims)).replaceAll('=', '')}.s`)
})

test('what is stored leaves the device; a clash and a refusal wait for their journal', async () => {
  for (const lessonId of [11, 12, 13]) write(lessonId, 'Topic')
  localStorage.setItem('journal.lesson.8.3.14', JSON.stringify({ texts: { topic: 'Of another account' }, version: 1 }))
  http.answer(path(11), () => [200, { id: 11 }])
  http.answer(path(12), () => [409, { detail: 'Урок уже изменён' }])
  http.answer(path(13), () => [422, { detail: 'Период закрыт' }])
  await sendKept(account)
  expect(sent()).toEqual([11, 12, 13].map((lessonId) => [path(lessonId), { topic: 'Topic', version: 2 }]))
  expect(allKeptEdits.list(account).map(({ lessonId }) => lessonId)).toEqual([12, 13])
  expect(allKeptEdits.count(8)).toBe(1)
})

test('what is written on while it is sent stays', async () => {
  write(11, 'Topic')
  http.answer(path(11), () => {
    write(11, 'Topic, continued')
    return [200, { id: 11 }]
  })
  await sendKept(account)
  expect(allKeptEdits.list(account).map(({ kept }) => kept.texts.topic)).toEqual(['Topic, continued'])
})

test('without a server everything stays', async () => {
  write(11, 'Topic')
  write(12, 'Topic')
  http.answer('/api/', () => 'dead')
  await sendKept(account)
  expect(sent()).toHaveLength(1)
  expect(allKeptEdits.count(account)).toBe(2)
})
