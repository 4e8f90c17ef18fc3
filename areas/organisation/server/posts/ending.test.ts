import { afterAll, expect, test } from 'vitest'
import { startTestApp, type Who } from '#tests/test-app.ts'
import type { Post, PostsOfPerson } from '../../contract/posts.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { db, accountOf, personOf } = testApp
type Refused = { detail: string }
const postsOf = async (whom: Who) =>
  (await testApp.as('ceasar').get<PostsOfPerson>(`/api/hr/people/${personOf(whom)}/posts/`)).body.items
const onlyPost = async (whom: Who) => {
  const [post, ...more] = await postsOf(whom)
  if (!post || more.length > 0) throw new Error(`${whom} has not exactly one post`)
  return post
}
const end = async (who: Who, whom: Who, to: string) => {
  const { id, version } = await onlyPost(whom)
  const path = `/api/hr/posts/${id}`
  const { obstacles } = (await testApp.as(who).get<{ obstacles: string[] }>(`${path}/end/preview/?to=${to}`)).body
  const { status, body } = await testApp.as(who).patch<Post & Refused>(path, { version, to })
  return { status, detail: body.detail, isForeseen: obstacles.includes(body.detail) }
}
const add = (who: Who, whom: Who, days: object) =>
  testApp.as(who).post<Post & Refused>(`/api/hr/people/${personOf(whom)}/posts/`, {
    position: 'Библиотекарь',
    rate: 0.5,
    ...days,
  })
const higher = 'Учётную запись этого человека закрывает тот, кто выдаёт её роли'
const refusals = {
  director: `${higher} (Директор): Суперадминистратор, Директор`,
  ceasar: 'Учётную запись суперадминистратора закрывает только другой суперадминистратор',
}

test.each(['hr', 'uk', 'admin'] as const)(
  '%s ends no last post of whom they may not close the account, today or later',
  async (who) => {
    for (const [whom, detail] of Object.entries(refusals) as ['director' | 'ceasar', string][]) {
      for (const to of ['2026-11-19', '2027-05-25'])
        expect(await end(who, whom, to)).toEqual({ status: 403, detail, isForeseen: true })
      expect((await postsOf(whom))[0]).toMatchObject({ to: null, version: 1 })
    }
  },
)

test('of two posts one may end, but not both, nor may the other go', async () => {
  const second = (await add('hr', 'director', { from: '2026-09-01' })).body
  const first = (await postsOf('director')).find(({ id }) => id !== second.id) as Post
  const ended = await testApp.as('hr').patch<Post>(`/api/hr/posts/${second.id}`, { version: 1, to: '2026-11-19' })
  expect(ended.status).toBe(200)
  expect(await testApp.as('hr').patch(`/api/hr/posts/${first.id}`, { version: 1, to: '2026-11-19' })).toMatchObject({
    status: 403,
    body: { detail: refusals.director },
  })
  expect(await testApp.as('hr').remove(`/api/hr/posts/${first.id}`)).toMatchObject({
    status: 403,
    body: { detail: refusals.director },
  })
  expect((await testApp.as('director').get('/api/users/users/')).status).toBe(200)
  expect((await testApp.as('hr').remove(`/api/hr/posts/${second.id}`)).status).toBe(200)
})

test('who has never had a post is not made one who has left', async () => {
  const { id } = await onlyPost('director')
  await db.deleteFrom('people.employment').where('id', '=', id).execute()
  for (const to of ['2026-10-01', '2027-05-25'])
    expect(await add('uk', 'director', { from: '2026-09-01', to })).toMatchObject({
      status: 403,
      body: { detail: refusals.director },
    })
  expect((await add('uk', 'director', { from: '2026-09-01' })).status).toBe(200)
})

test('the last superadministrator stays, one of two may go', async () => {
  const last = {
    status: 409,
    detail: 'Это последний суперадминистратор школы. Сначала выдайте эту роль кому-то ещё',
    isForeseen: false,
  }
  for (const to of ['2026-11-19', '2027-05-25']) expect(await end('ceasar', 'ceasar', to)).toEqual(last)
  await db
    .insertInto('access.account_role')
    .values({ account_id: accountOf('metodist'), role_id: accountOf('ceasar') })
    .execute()
  expect(await end('ceasar', 'metodist', '2026-11-19')).toMatchObject({ status: 200 })
  // who has left is no superadministrator any more
  expect(await end('ceasar', 'ceasar', '2026-11-19')).toEqual(last)
})

test('a teacher leaves, also from a day to come, and the day may be put off or corrected later', async () => {
  expect(await end('hr', 'english-teacher', '2027-05-25')).toMatchObject({ status: 200 })
  expect(await end('uk', 'english-teacher', '2027-06-25')).toMatchObject({ status: 200 })
  expect(await end('admin', 'english-teacher', '2026-11-19')).toMatchObject({ status: 200 })
  expect(await end('hr', 'english-teacher', '2026-11-10')).toMatchObject({ status: 200 })
})

test('a post that went with its person into the archive is not changed by who saw it before', async () => {
  const seen = await onlyPost('library')
  const { version } = (
    await testApp.as('hr').post<{ version: number }>(`/api/users/users/${personOf('library')}/record/`)
  ).body
  const archived = await testApp.as('hr').post(`/api/users/users/${personOf('library')}/archive/`, { version })
  expect(archived.status).toBe(200)
  const late = await testApp
    .as('ceasar')
    .patch<Refused>(`/api/hr/posts/${seen.id}`, { version: seen.version, to: null })
  expect(late.status).toBe(409)
  expect(late.body.detail).toContain('Пока вы работали, должность изменили')
})

test('who has left comes back with their roles only by whom grants them', async () => {
  const { id, version } = await onlyPost('financial')
  const ended = await testApp.as('ceasar').patch<Post>(`/api/hr/posts/${id}`, { version, to: '2026-11-10' })
  expect(ended.status).toBe(200)
  const detail = expect.stringMatching(/^С должностью вернутся роли, которые выдаёте не вы \(.+Директор/)
  for (const answer of [
    await testApp.as('uk').patch(`/api/hr/posts/${id}`, { version: ended.body.version, to: null }),
    await testApp.as('hr').patch(`/api/hr/posts/${id}`, { version: ended.body.version, to: '2027-05-25' }),
    await add('admin', 'financial', { from: '2026-11-20' }),
  ])
    expect(answer).toMatchObject({ status: 403, body: { detail } })
  // a day of the past changes nothing that is in force
  const corrected = await testApp.as('hr').patch<Post>(`/api/hr/posts/${id}`, {
    version: ended.body.version,
    to: '2026-11-12',
  })
  expect(corrected.status).toBe(200)
  expect((await add('ceasar', 'financial', { from: '2026-11-20' })).status).toBe(200)
})
