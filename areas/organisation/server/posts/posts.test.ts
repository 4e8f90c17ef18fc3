import { afterAll, expect, test } from 'vitest'
import type { HistoryPage } from '#platform/contract/history.ts'
import { startTestApp, type Who } from '#tests/test-app.ts'
import type { Post, PostsOfPerson } from '../../contract/posts.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
type Refused = { detail: string & { loc: string[]; msg: string }[] }
const teacher = testApp.personOf('teacher')
const postsOf = async (id: number, who: Who = 'hr') =>
  (await testApp.as(who).get<PostsOfPerson>(`/api/hr/people/${id}/posts/`)).body
const given = { position: 'Библиотекарь', rate: 0.5, from: '2026-09-01' }
const add = (who: Who | null, id: number, more: object = {}) =>
  testApp.as(who).post<Post & Refused>(`/api/hr/people/${id}/posts/`, { ...given, ...more })
const change = (who: Who | null, id: number, body: object) =>
  testApp.as(who).patch<Post & Refused>(`/api/hr/posts/${id}`, { version: 1, ...body })
const remove = (who: Who | null, id: number) => testApp.as(who).remove<Refused>(`/api/hr/posts/${id}`)
const own = async (id: number) => (await postsOf(id)).items[0] as Post

test('posts are written by who keeps the person, adults only, once for a day', async () => {
  const post = await own(51)
  expect((await add(null, 51)).status).toBe(401)
  expect((await change(null, post.id, {})).status).toBe(401)
  expect((await remove(null, post.id)).status).toBe(401)
  for (const wrong of [
    { position: ' ' },
    { rate: 0 },
    { rate: 2.5 },
    { rate: 0.125 },
    { from: '2026-02-30' },
    { to: '2026-08-01' },
    { unit_id: 999_999 },
    { position: 'учитель', from: '2025-01-01' },
  ])
    expect([wrong, (await add('hr', 51, wrong)).status]).toEqual([wrong, 422])
  expect((await change('hr', post.id, { to: '2020-01-01' })).status).toBe(422)
  for (const who of ['teacher', 'director', 'student', 'parent'] as const) {
    expect((await add(who, 51)).status).toBe(403)
    expect((await change(who, post.id, {})).status).toBe(403)
    expect((await remove(who, post.id)).status).toBe(403)
  }
  for (const stranger of [testApp.school.studentsA[0], 201, 999_999])
    expect((await add('hr', stranger)).status).toBe(404)
  expect((await add('uk', testApp.school.studentsA[0])).body.detail).toMatchObject([{ loc: ['body', 'position'] }])
  expect((await change('hr', 999_999, {})).status).toBe(404)
  expect((await add('uk', 201)).status).toBe(200)
})

test('a post is added, changed by who has seen it, ended, and told in the history', async () => {
  const made = (await add('hr', teacher)).body
  expect(made).toMatchObject({ position: 'Библиотекарь', rate: 0.5, state: 'now', to: null })
  expect((await postsOf(teacher)).total_rate).toBe(1.5)
  const ended = await change('hr', made.id, { to: '2026-11-19', rate: 0.25 })
  expect(ended.body).toMatchObject({ to: '2026-11-19', state: 'before', rate: 0.25, version: 2 })
  expect((await change('hr', made.id, { rate: 1 })).body.detail).toContain('сейчас это «Библиотекарь»')
  const { body } = await testApp.as('hr').get<HistoryPage>(`/api/hr/people/${teacher}/posts/history/`)
  expect(body.items.map(({ kind }) => kind)).toEqual(['changed', 'made'])
  expect(body.items[0]?.steps.map(({ field }) => field)).toEqual(['rate', 'to'])
  expect((await testApp.as('teacher').get(`/api/hr/people/${teacher}/posts/history/`)).status).toBe(403)
  expect((await remove('hr', made.id)).status).toBe(200)
  expect((await remove('hr', (await own(teacher)).id)).body.detail).toContain('единственная должность')
})

test('terms are for who keeps them and for oneself', async () => {
  const seen = async (who: Who, id = 52) => {
    const { items, shows_terms, may_edit } = await postsOf(id, who)
    return [shows_terms, may_edit, items[0]?.rate, items[0]?.position]
  }
  expect(await seen('hr')).toEqual([true, true, 1, 'Учитель'])
  expect(await seen('director')).toEqual([true, false, 1, 'Учитель'])
  expect(await seen('teacher')).toEqual([false, false, null, 'Учитель'])
  expect((await seen('teacher', teacher))[0]).toBe(true)
  expect((await testApp.as('student').get('/api/hr/people/52/posts/')).status).toBe(403)
})

test('what follows from the end of the last post is told, and then it is so', async () => {
  const post = await own(53)
  const preview = await testApp.as('hr').get(`/api/hr/posts/${post.id}/end/preview/?to=2026-11-19`)
  expect(preview.body).toEqual({
    obstacles: [],
    effects: [
      { title: 'С 20.11.2026 перестанут действовать роли', items: ['Учитель'] },
      { title: 'Без руководителя останутся', items: [] },
      { title: 'Вход', items: ['Войти в систему как сотрудник будет нельзя; записи и отметки сохранятся'] },
    ],
  })
  expect((await testApp.as('teacher').get(`/api/hr/posts/${post.id}/end/preview/?to=2026-11-19`)).status).toBe(403)
  const second = (await add('hr', 53)).body
  expect((await testApp.as('hr').get(`/api/hr/posts/${post.id}/end/preview/?to=2026-11-19`)).body).toEqual({
    obstacles: [],
    effects: [],
  })
  for (const one of [post, second]) await change('hr', one.id, { to: '2026-11-19' })
  expect((await postsOf(53)).items.map(({ state }) => state)).toEqual(['before', 'before'])
  expect((await testApp.as('hr').get<{ items: { title: string }[] }>('/api/hr/positions/')).body.items).toContainEqual(
    expect.objectContaining({ title: 'Библиотекарь', count: 1 }),
  )
})
