import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { io, type Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { socketPath } from '#platform/contract/realtime.ts'
import { startTestApp, type Who } from '#tests/test-app.ts'
import { diaryChanged } from '../contract/events.ts'
import type { GridLesson } from '../contract/journal.ts'

const patienceMs = 60_000

const testApp = await startTestApp()
await testApp.app.listen({ port: 0, host: '127.0.0.1' })
afterAll(() => testApp.close())
const { school, db } = testApp
const [child] = school.studentsA

const opened: Socket[] = []
afterEach(() => opened.splice(0).forEach((socket) => socket.disconnect()))
/** Opens the diary of a student; `received` are the events told since. */
async function opens(who: Who, student_id: number, isLetIn = true) {
  const address = `http://127.0.0.1:${(testApp.app.server.address() as AddressInfo).port}`
  const auth = { token: await testApp.tokenOf(who) }
  const socket = io(address, { path: socketPath, transports: ['websocket'], forceNew: true, reconnection: false, auth })
  opened.push(socket)
  await new Promise((resolve) => void socket.once('connect', () => resolve(null)))
  const received: unknown[] = []
  socket.onAny((...event: unknown[]) => received.push(event))
  expect(await socket.emitWithAck('join', { room: 'diary', params: { student_id } })).toBe(isLetIn)
  return { socket, received }
}
type Diary = Awaited<ReturnType<typeof opens>>
const change = (id: number, body: object) =>
  testApp.as('teacher').patch<GridLesson>(`/api/journal/journal/lesson/${id}/`, body)
/** A call has come back and gone out again after everything told before it. */
const settled = ({ socket }: Diary) => socket.emitWithAck('join', { room: 'diary', params: { student_id: 0 } })
const news = [diaryChanged.name, {}]

let lesson = 0
beforeAll(async () => {
  lesson = await testApp.lessonOf('algebraA', '2026-11-23')
})

test('a topic, homework and its files are told to the diaries of the lesson’s students, without their words', async () => {
  const [student, parent] = [await opens('student', child), await opens('parent', child)]
  const strangers = [
    await opens('other-parent', 112),
    await opens('other-parent', child, false),
    await opens('parent-without-rights', school.studentsA[1], false),
    await opens('other-student', child, false),
  ]
  const listener = (count: number) =>
    vi.waitFor(() => {
      for (const { received } of [student, parent]) expect(received).toEqual(Array.from({ length: count }, () => news))
    }, patienceMs)
  expect((await change(lesson, { topic: 'Степени', version: 1 })).status).toBe(200)
  await listener(1)
  expect((await change(lesson, { homework: '№ 120', version: 2 })).status).toBe(200)
  await listener(2)
  // the same again changes nothing
  expect((await change(lesson, { homework: '№ 120', version: 3 })).status).toBe(200)

  const form = new FormData()
  form.set('file', new Blob(['%PDF-1.7\nбумага\n%%EOF']), 'file')
  form.set('name', 'задание.pdf')
  form.set('client_id', randomUUID())
  form.set('purpose', 'homework')
  const request = new Request('http://school.test', { method: 'POST', body: form })
  const headers = { 'content-type': request.headers.get('content-type') ?? '' }
  const uploaded = await testApp
    .as('teacher')
    .post<{ id: number }>('/api/media/documents/', Buffer.from(await request.arrayBuffer()), { headers })
  const files = `/api/journal/journal/lesson/${lesson}/files/`
  const given = await testApp.as('teacher').post<GridLesson>(files, { file_id: uploaded.body.id })
  expect(given.status).toBe(200)
  await listener(3)
  const file = `/api/journal/journal/lesson/file/${given.body.files[0]?.id ?? 0}`
  expect((await testApp.as('teacher').remove(file)).status).toBe(200)
  await listener(4)
  expect((await testApp.as('teacher').post(`${file}/restore/`)).status).toBe(200)
  await listener(5)
  for (const stranger of strangers) {
    await settled(stranger)
    expect(stranger.received).toEqual([])
  }
})

test('texts taken back as a whole are told too', async () => {
  const parent = await opens('parent', child)
  const batch = await db
    .selectFrom('history.change')
    .where('subject', '=', 'journal.lesson_text')
    .where('subject_id', '=', lesson)
    .where('batch', 'is not', null)
    .orderBy('id', 'desc')
    .select('batch')
    .executeTakeFirstOrThrow()
  const group = `/api/journal/journal/group/${school.groups.algebraA}`
  const undone = await testApp.as('teacher').post(`${group}/batch/${batch.batch}/undo/`)
  expect(undone.status).toBe(200)
  await vi.waitFor(() => expect(parent.received).toEqual([news]), patienceMs)
})

test('a lesson before somebody came to the group is none of theirs', async () => {
  const published = vi.spyOn(testApp.context, 'publish')
  const early = await testApp.lessonOf('algebraA', '2026-11-04')
  const { version } = await db
    .selectFrom('journal.lesson_text')
    .where('lesson_id', '=', early)
    .select('version')
    .executeTakeFirstOrThrow()
  expect((await change(early, { homework: 'Повторить', version })).status).toBe(200)
  expect((await change(lesson, { homework: 'Решить', version: 4 })).status).toBe(200)
  const rooms = published.mock.calls.flatMap(([room]) => (Array.isArray(room) ? [room] : []))
  published.mockRestore()
  const everybody = school.studentsA.map((id) => `diary:${id}`)
  expect(rooms.map((names) => names.toSorted((a, b) => a.localeCompare(b)))).toEqual([
    everybody,
    [...everybody, `diary:${school.mover}`],
  ])
})
