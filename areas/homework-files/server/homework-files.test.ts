import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { GridLesson, HomeworkFile } from '#areas/journal/contract/journal.ts'
import { forgetOrphans } from '#areas/media/server/index.ts'
import { now } from '#platform/server/clock.ts'
import { startTestApp, type Who } from '#tests/test-app.ts'
import { forgetRemovedFiles } from './erase.ts'

const testApp = await startTestApp({ maxUploadBytes: 1_000_000 })
afterAll(() => testApp.close())
const { db, school } = testApp
let lesson = 0
beforeAll(async () => {
  lesson = await testApp.lessonOf('algebraA', '2026-11-18')
})
const pdf = Buffer.from('%PDF-1.7\nпросто бумага\n%%EOF')
const picture = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#aa3366' } })
  .withExif({ IFD0: { Copyright: 'secret-place' } })
  .jpeg()
  .toBuffer()

interface StoredFile {
  id: number
  name: string
}
type Refused = { detail: string | { msg: string }[] }
async function upload(who: Who | null, bytes: Buffer, name = 'задание.pdf', client_id: string = randomUUID()) {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(bytes)]), 'file')
  form.set('name', name)
  form.set('client_id', client_id)
  form.set('purpose', 'homework')
  const request = new Request('http://school.test', { method: 'POST', body: form })
  const headers = { 'content-type': request.headers.get('content-type') ?? '' }
  const body = Buffer.from(await request.arrayBuffer())
  const answer = await testApp.as(who).post<StoredFile & Refused>('/api/media/documents/', body, { headers })
  const { detail } = answer.body
  return { ...answer, message: Array.isArray(detail) ? detail[0]?.msg : detail }
}
const given = async (who: Who, bytes: Buffer = pdf, name?: string) => (await upload(who, bytes, name)).body.id
const at = (id: number | string) => `/api/journal/journal/lesson/${id}/files/`
const of = (id: number | string, rest = '') => `/api/journal/journal/lesson/file/${id}${rest}`
const add = (who: Who | null, file_id: unknown, id: number | string = lesson) =>
  testApp.as(who).post<GridLesson & Refused>(at(id), { file_id })
const remove = (who: Who | null, id: number | string) => testApp.as(who).remove<GridLesson & Refused>(of(id))
const restore = (who: Who | null, id: number | string) =>
  testApp.as(who).post<GridLesson & Refused>(of(id, '/restore/'))
async function read(who: Who | null, id: number | string) {
  const headers = who === null ? {} : { authorization: `Bearer ${await testApp.tokenOf(who)}` }
  return testApp.app.inject({ url: `/api/journal/homework/files/${id}`, headers })
}
const stored = () =>
  existsSync(testApp.media)
    ? readdirSync(testApp.media, { recursive: true }).filter((name) => String(name).endsWith('.bin')).length
    : 0
async function attached(bytes: Buffer = pdf, name?: string, id = lesson): Promise<HomeworkFile> {
  const { body } = await add('teacher', await given('teacher', bytes, name), id)
  return body.files.at(-1) as HomeworkFile
}

test('uploading: 401, 422, 403; what is empty, too large, a program, or a picture by name only', async () => {
  expect((await upload(null, pdf)).status).toBe(401)
  for (const who of ['student', 'parent'] as const) expect((await upload(who, pdf)).status).toBe(403)
  const before = stored()
  expect((await upload('teacher', pdf, 'a.pdf', 'x')).status).toBe(422)
  expect((await upload('teacher', pdf, '')).status).toBe(422)
  expect((await testApp.as('teacher').post('/api/media/documents/', { file: 'x' })).status).toBe(422)
  expect(await upload('teacher', Buffer.alloc(0))).toMatchObject({ status: 422, message: 'Файл пустой' })
  expect(await upload('teacher', Buffer.alloc(1_200_000, 'a'))).toMatchObject({
    status: 413,
    message: 'Слишком большой файл: не больше 1 МБ',
  })
  const notOne = 'Это не картинка, хотя так названо: подойдут JPEG, PNG и WebP'
  expect(await upload('teacher', Buffer.from('текст'), 'снимок.png')).toMatchObject({ status: 422, message: notOne })
  expect((await upload('teacher', picture.subarray(0, 200), 'снимок.jpg')).status).toBe(422)
  const program = Buffer.concat([Buffer.from('MZ\u0090\u0000\u0003'), Buffer.alloc(200)])
  for (const [bytes, name] of [
    [program, 'игра.pdf'],
    [Buffer.from('del *.*'), 'урок.bat'],
  ] as const)
    expect((await upload('teacher', bytes, name)).message).toMatch(/^Такой файл приложить нельзя/)
  expect(stored()).toBe(before)
})

test('the same upload again is the same file, also at once; a long name is shortened', async () => {
  const client = randomUUID()
  const before = stored()
  const answers = await Promise.all([1, 2, 3].map(() => upload('teacher', pdf, 'раз.pdf', client)))
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
  expect((await upload('teacher', pdf, 'раз.pdf', client)).body).toEqual(answers[0]?.body)
  expect(stored() - before).toBe(1)
  expect((await upload('other-teacher', pdf, 'раз.pdf', client)).body.id).not.toBe(answers[0]?.body.id)
  const long = await upload('teacher', pdf, `../${'д'.repeat(490)}.pdf`)
  expect(long.body.name).toBe(`${'д'.repeat(196)}.pdf`)
})

test('adding: 401, 422, 403, a stranger’s lesson and file', async () => {
  const file = await given('teacher')
  expect((await add(null, file)).status).toBe(401)
  expect((await add('teacher', 'x')).status).toBe(422)
  expect((await add('teacher', file, 'x')).status).toBe(422)
  expect((await add('teacher', 999_999)).status).toBe(422)
  for (const who of ['student', 'parent', 'hr', 'classruk', 'zavkaf'] as const)
    expect((await add(who, file)).status).toBe(403)
  const missing = await add('teacher', file, 999_999)
  expect(missing.status).toBe(404)
  expect(await add('other-teacher', await given('other-teacher'))).toMatchObject({ status: 404, body: missing.body })
  // what another has uploaded is as good as none
  const own = await testApp.lessonOf('algebraB', '2026-11-18')
  expect((await add('other-teacher', file, own)).status).toBe(422)
})

test('a file is given once, told, kept in the history, and served so that nothing in it runs', async () => {
  const published = vi.spyOn(testApp.context, 'publish')
  const id = await given('teacher', pdf, 'Параграф 12.pdf')
  const first = await add('teacher', id)
  expect(first.body.files).toEqual([
    { id: expect.any(Number), name: 'Параграф 12.pdf', size: pdf.length, mime: 'application/pdf' },
  ])
  expect((await add('teacher', id)).body).toEqual(first.body)
  const diaries = expect.arrayContaining(school.studentsA.map((id) => `diary:${id}`)) as string[]
  expect(published.mock.calls.map(([room]) => room)).toEqual(['journal:1', diaries])
  published.mockRestore()
  const [file] = first.body.files
  const answer = await read('teacher', file?.id ?? 0)
  expect(answer.statusCode).toBe(200)
  expect(answer.rawPayload.equals(pdf)).toBe(true)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'no-store',
    'content-disposition': expect.stringMatching(/^inline; /),
  })
  const kept = await testApp
    .as('headteacher')
    .get<{ items: { subject: string; before: object; after: object }[] }>(
      `/api/journal/journal/group/${school.groups.algebraA}/history/?kind=topics`,
    )
  expect(kept.body.items[0]).toMatchObject({ subject: 'lesson', before: { files: [] }, after: { files: [file] } })
})

test('a page with a script is plain bytes to be saved; a picture loses what the camera wrote', async () => {
  for (const [text, name] of [
    ['<!doctype html><script>alert(1)</script>', 'урок.html'],
    ['<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'рисунок.svg'],
  ] as const) {
    const { id } = await attached(Buffer.from(text), name)
    const { headers, statusCode } = await read('student', id)
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': expect.stringMatching(/^attachment; /),
    })
  }
  const shown = await attached(picture, 'доска')
  expect(shown).toMatchObject({ name: 'доска.jpg', mime: 'image/jpeg' })
  const { rawPayload, headers } = await read('student', shown.id)
  expect(headers['content-type']).toBe('image/jpeg')
  expect(rawPayload.includes('secret-place')).toBe(false)
})

test('it is read by whoever may read the homework, and by nobody else', async () => {
  const { id } = await attached()
  const early = await attached(pdf, 'раньше.pdf', await testApp.lessonOf('algebraA', '2026-11-04'))
  const missing = await read('teacher', 999_999)
  expect((await read(null, id)).statusCode).toBe(401)
  expect((await read('teacher', 'x')).statusCode).toBe(422)
  for (const who of ['hr', 'library', 'medical_worker'] as const) expect((await read(who, id)).statusCode).toBe(403)
  for (const who of [
    'other-teacher',
    'english-teacher',
    'other-student',
    'other-parent',
    'parent-without-rights',
    'curator',
  ] as const) {
    const answer = await read(who, id)
    expect([who, answer.statusCode, answer.body]).toEqual([who, missing.statusCode, missing.body])
  }
  for (const who of ['teacher', 'director', 'classruk', 'zavkaf', 'student', 'parent'] as const)
    expect([who, (await read(who, id)).statusCode]).toEqual([who, 200])
  // who came on 9 November reads what was given since
  const kinship = { child_id: school.mover, adult_id: testApp.personOf('other-parent'), kind: 'mother' }
  await db
    .insertInto('people.kinship')
    .values({ ...kinship, is_legal_representative: true })
    .execute()
  expect((await read('other-parent', id)).statusCode).toBe(200)
  expect((await read('other-parent', early.id)).statusCode).toBe(404)
})

test('taking away and bringing back: 401, 422, 403, a stranger’s, success, both told in the history', async () => {
  const { id } = await attached(pdf, 'убрать.pdf')
  for (const act of [remove, restore]) {
    expect((await act(null, id)).status).toBe(401)
    expect((await act('teacher', 'x')).status).toBe(422)
    for (const who of ['student', 'parent', 'classruk', 'zavkaf'] as const)
      expect((await act(who, id)).status).toBe(403)
    const missing = await act('teacher', 999_999)
    expect(missing.status).toBe(404)
    expect(await act('other-teacher', id)).toMatchObject({ status: 404, body: missing.body })
  }
  const had = (await restore('teacher', id)).body.files.map((file) => file.id)
  expect(had).toContain(id)
  const removed = await remove('teacher', id)
  expect(removed.body.files.map((file) => file.id)).toEqual(had.filter((one) => one !== id))
  expect((await remove('teacher', id)).body).toEqual(removed.body)
  expect((await read('student', id)).statusCode).toBe(404)
  expect((await restore('teacher', id)).body.files.map((file) => file.id)).toEqual(had)
  expect((await read('student', id)).statusCode).toBe(200)
})

test('an eleventh file is refused, also among many at once', async () => {
  const other = await testApp.lessonOf('algebraA', '2026-11-23')
  const ids = []
  for (let count = 0; count < 12; count++) ids.push(await given('teacher', pdf, `${count}.pdf`))
  const answers = await Promise.all(ids.map((id) => add('teacher', id, other)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
  const refused = answers.find(({ status }) => status !== 200)
  expect(refused).toMatchObject({ status: 422, body: { detail: 'К заданию уже приложено 10 файлов: больше нельзя' } })
  const files = answers.flatMap(({ body }) => body.files ?? [])
  const first = files[0]?.id ?? 0
  await remove('teacher', first)
  const late = ids.find((_, index) => answers[index]?.status !== 200)
  expect((await add('teacher', late, other)).status).toBe(200)
  expect((await restore('teacher', first)).status).toBe(422)
})

test('a closed period and a cancelled lesson take and give no file', async () => {
  const closed = await testApp.lessonOf('algebraA', '2026-10-14')
  const refused = await add('teacher', await given('teacher'), closed)
  expect([refused.status, refused.body.detail]).toEqual([422, expect.stringContaining('Период закрыт')])
  const id = await given('teacher')
  await db.updateTable('media.file').set({ is_kept: true }).where('id', '=', id).execute()
  const made = await db
    .insertInto('homework_files.homework_file')
    .values({ lesson_id: closed, file_id: id, place: 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  expect((await remove('teacher', made.id)).status).toBe(422)
  const cancelled = await testApp.lessonOf('sportA', '2026-11-12')
  expect((await add('other-teacher', await given('other-teacher'), cancelled)).status).toBe(422)
})

test('a substitute gives a file to the one lesson; the diary and the homes show it to its students', async () => {
  const own = await testApp.lessonOf('algebraB', school.today)
  expect((await add('english-teacher', await given('english-teacher'), own)).status).toBe(200)
  const other = await testApp.lessonOf('algebraB', '2026-11-16')
  expect((await add('english-teacher', await given('english-teacher'), other)).status).toBe(403)
  interface Week {
    days: { lessons: { id: number; files: HomeworkFile[] }[] }[]
  }
  const week = await testApp.as('parent').get<Week>('/api/journal/diary/week/?student=111')
  const shown = week.body.days.flatMap(({ lessons }) => lessons).find(({ id }) => id === own)
  expect(shown?.files).toMatchObject([{ name: 'задание.pdf' }])
  const { body } = await testApp
    .as('parent')
    .get<{ children: { homework: { lesson_id: number; files: HomeworkFile[] }[] }[] }>('/api/users/dashboard/')
  const homework = body.children.flatMap((child) => child.homework).find(({ lesson_id }) => lesson_id === own)
  expect(homework?.files).toEqual(shown?.files)
  // days later it is open to the substitute as long as marks of that lesson may be changed
  const day = vi.spyOn(testApp.context.clock, 'today').mockReturnValue('2026-11-24')
  const file = shown?.files[0]?.id ?? 0
  const closeOn = (closes_on: string | null) =>
    db.updateTable('calendar.calendar_entry').set({ closes_on }).where('id', '=', school.quarters.second).execute()
  const { closes_on } = await db
    .selectFrom('calendar.calendar_entry')
    .where('id', '=', school.quarters.second)
    .select('closes_on')
    .executeTakeFirstOrThrow()
  expect((await read('english-teacher', file)).statusCode).toBe(200)
  await closeOn('2026-11-23')
  expect((await read('english-teacher', file)).statusCode).toBe(404)
  await closeOn(closes_on)
  day.mockRestore()
})

test('what was taken away a day ago is erased with its bytes; the rest stays', async () => {
  const [gone, fresh] = [await attached(pdf, 'старый.pdf'), await attached(pdf, 'новый.pdf')]
  await remove('teacher', gone.id)
  await remove('teacher', fresh.id)
  const past = new Date(now().getTime() - 25 * 3_600_000)
  await db.updateTable('homework_files.homework_file').set({ removed_at: past }).where('id', '=', gone.id).execute()
  await db.updateTable('media.file').set({ made_at: past }).execute()
  const { stem } = await db
    .selectFrom('media.file as f')
    .innerJoin('homework_files.homework_file as hf', 'hf.file_id', 'f.id')
    .where('hf.id', '=', gone.id)
    .select('f.stem')
    .executeTakeFirstOrThrow()
  const bytes = path.join(testApp.media, stem.slice(0, 2), `${stem}-whole.bin`)
  await forgetOrphans(testApp.media).run(db)
  expect(existsSync(bytes)).toBe(true)
  await forgetRemovedFiles.run(db)
  await forgetOrphans(testApp.media).run(db)
  expect(existsSync(bytes)).toBe(false)
  expect((await restore('teacher', gone.id)).status).toBe(404)
  expect((await restore('teacher', fresh.id)).status).toBe(200)
  expect((await read('student', fresh.id)).statusCode).toBe(200)
})

test('the journal as it was shows the files that stood there then', async () => {
  const day = await testApp.lessonOf('algebraA', '2026-11-13')
  const { id } = await attached(pdf, 'тогда.pdf', day)
  await remove('teacher', id)
  const past = await testApp
    .as('headteacher')
    .get<{ lessons: GridLesson[] }>(`/api/journal/journal/group/${school.groups.algebraA}/at/?at=2020-01-01`)
  expect(past.body.lessons.find((one) => one.id === day)?.files).toEqual([])
})
