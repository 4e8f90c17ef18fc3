import { afterAll, expect, test } from 'vitest'
import { sql } from 'kysely'
import sharp from 'sharp'
import { startTestApp, type Who } from '#tests/test-app.ts'
import type { Person, PersonCard } from '../contract/people.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { school } = testApp
const student = school.studentsA[0]
const picture = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#aa3366' } })
  .png()
  .toBuffer()

async function send(who: Who): Promise<{ status: number; body: { id: number } }> {
  const form = new FormData()
  form.set('file', new Blob([picture]), 'photo.png')
  const request = new Request('http://school.test', { method: 'POST', body: form })
  const headers = { 'content-type': request.headers.get('content-type') ?? '' }
  const bytes = Buffer.from(await request.arrayBuffer())
  return testApp.as(who).post<{ id: number }>('/api/media/photos/', bytes, { headers })
}
const upload = async (who: Who) => (await send(who)).body.id
const set = (who: Who | null, id: number | string, body: object) =>
  testApp.as(who).post(`/api/users/users/${id}/photo`, body)
const remove = (who: Who | null, id: number | string) => testApp.as(who).remove(`/api/users/users/${id}/photo`)
const card = async (who: Who, id: number) => (await testApp.as(who).get<PersonCard>(`/api/users/users/${id}/card`)).body

test('a photo is one’s own matter, and of who keeps the person', async () => {
  const file_id = await upload('teacher')
  expect((await set(null, student, { file_id })).status).toBe(401)
  expect((await remove(null, student)).status).toBe(401)
  expect((await set('teacher', 'x', { file_id })).status).toBe(422)
  expect((await set('teacher', 2, { file_id: 'x' })).status).toBe(422)
  const missing = await set('teacher', 999_999, { file_id })
  expect(missing.status).toBe(404)
  for (const [who, id] of [
    ['teacher', student],
    ['classruk', student],
    ['parent', student],
    ['hr', student],
    ['student', school.studentsA[1]],
  ] as const) {
    expect(await set(who, id, { file_id })).toMatchObject({ status: 404, body: missing.body })
    expect((await remove(who, id)).status).toBe(404)
    expect((await card(who, id)).may_change_photo ?? false).toBe(false)
  }
  // what another has uploaded is as good as none
  expect((await set('student', student, { file_id })).status).toBe(422)
  expect((await set('student', student, { file_id: 999_999 })).status).toBe(422)
})

test('set, seen by who finds the person, replaced, removed, and told in the history', async () => {
  const first = await upload('student')
  expect((await set('student', student, { file_id: first })).status).toBe(200)
  expect((await set('student', student, { file_id: first })).status).toBe(422)
  expect((await card('student', student)).may_change_photo).toBe(true)
  const { photo, photo_large } = await card('teacher', student)
  for (const link of [photo ?? '', photo_large ?? '']) {
    expect((await testApp.as('teacher').get(link)).status).toBe(200)
    // another's session is given links of its own
    expect((await testApp.as('uk').get(link)).status).toBe(404)
    expect((await testApp.as(null).get(link)).status).toBe(404)
  }
  const { body } = await testApp.as('teacher').get<{ items: Person[] }>('/api/users/users/?kind=students&size=200')
  expect(body.items.filter((one) => one.photo !== null).map(({ id }) => id)).toEqual([student])
  const second = await upload('uk')
  expect((await set('uk', student, { file_id: second })).status).toBe(200)
  const kept = await testApp.db.selectFrom('media.file').where('is_kept', '=', true).select('id').execute()
  expect(kept).toEqual([{ id: second }])
  const last = (await card('teacher', student)).photo ?? ''
  expect((await testApp.as('teacher').get(last)).status).toBe(200)
  expect((await remove('uk', student)).status).toBe(200)
  expect((await testApp.as('teacher').get(last)).status).toBe(404)
  expect((await remove('uk', student)).status).toBe(200)
  expect(await card('teacher', student)).toMatchObject({ photo: null, photo_large: null })
  const history = await testApp.as('uk').get<{ items: { steps: object[] }[] }>(`/api/users/users/${student}/history`)
  expect(history.body.items.map(({ steps }) => steps)).toEqual([
    [{ field: 'photo', before: second, after: null, is_masked: false }],
    [{ field: 'photo', before: first, after: second, is_masked: false }],
    [{ field: 'photo', before: null, after: first, is_masked: false }],
  ])
})

test('photos replaced again and again are no leftovers; those that nobody took into use are', async () => {
  const answers: number[] = []
  for (let time = 0; time <= 31; time += 1) {
    const { status, body } = await send('uk')
    answers.push(status, (await set('uk', student, { file_id: body.id })).status)
  }
  expect(answers).toEqual(answers.map(() => 200))
  await sql`insert into media.file (kind, name, size, mime, uploaded_by)
    select 'photo', 'left behind', 1, 'image/webp', f.uploaded_by
    from generate_series(1, 30), people.person p join media.file f on f.id = p.photo_id where p.id = ${student}`.execute(
    testApp.db,
  )
  expect(await send('uk')).toMatchObject({
    status: 429,
    body: { detail: 'Слишком много загрузок за день, повторите завтра' },
  })
})
