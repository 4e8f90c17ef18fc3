import { gunzipSync } from 'node:zlib'
import pg from 'pg'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { batchPath, type BatchedAnswer } from '#platform/contract/batch.ts'
import { columnsType } from '#platform/contract/columns.ts'
import { startTestApp, type Who } from '#tests/test-app.ts'
import { answerMemory } from './answer-memory.ts'

const testApp = await startTestApp({ maxAnswerBytes: 1_000_000 })
afterAll(() => testApp.close())
afterEach(() => vi.restoreAllMocks())
const { school } = testApp
const journal = `/api/journal/journal/group/${school.groups.algebraA}/`

/** An answer, and how many statements it took. */
async function read(who: Who, url: string, headers: Record<string, string> = {}) {
  const asked = vi.spyOn(pg.Client.prototype, 'query')
  const answer = await testApp.as(who).get<unknown>(url, { headers })
  const statements = asked.mock.calls.length
  asked.mockRestore()
  return { ...answer, statements }
}
/** Until what it is made of is known, and it is kept. */
async function readTwice(who: Who, url: string, headers: Record<string, string> = {}) {
  await read(who, url, headers)
  return read(who, url, headers)
}

test('who has lost an answer is sent it as it was, for the one statement that says that nothing has changed', async () => {
  const first = await readTwice('teacher', journal)
  const again = await read('teacher', journal)
  expect([first.status, again.status]).toEqual([200, 200])
  expect(first.statements).toBeGreaterThan(1)
  expect(again.statements).toBe(1)
  expect(again.body).toEqual(first.body)
  expect(again.headers).toMatchObject({
    etag: first.headers.etag,
    'content-type': first.headers['content-type'],
    'cache-control': expect.stringContaining('no-store') as string,
  })
})

test('in the form in which it is asked for, packed or not, and among others in one request', async () => {
  const [plain, folded] = [
    await readTwice('teacher', journal),
    await readTwice('teacher', journal, { accept: columnsType }),
  ]
  const again = await read('teacher', journal, { accept: columnsType })
  expect(again.statements).toBe(1)
  expect(again.headers['content-type']).toBe(folded.headers['content-type'])
  expect(again.headers['content-type']).not.toBe(plain.headers['content-type'])
  expect(again.body).toEqual(folded.body)
  const headers = { authorization: `Bearer ${await testApp.tokenOf('teacher')}`, 'accept-encoding': 'gzip' }
  const packed = await testApp.app.inject({ url: journal, headers })
  expect(packed.headers['content-encoding']).toBe('gzip')
  expect(JSON.parse(gunzipSync(packed.rawPayload).toString())).toEqual(plain.body)
  const { body } = await testApp
    .as('teacher')
    .get<string>(`${batchPath}?${new URLSearchParams({ call: journal }).toString()}`)
  expect((JSON.parse(body) as BatchedAnswer).body).toEqual(plain.body)
})

test('after a change it is read anew, and by somebody else as they may see it', async () => {
  const first = await readTwice('teacher', journal)
  const lesson = await testApp.lessonOf('algebraA', school.today)
  const mark = { student_id: school.studentsA[0], value: 7, type: 'fo' }
  expect((await testApp.as('teacher').post(`/api/journal/journal/lesson/${lesson}/score/`, mark)).status).toBe(200)
  const anew = await read('teacher', journal)
  expect(anew.statements).toBeGreaterThan(1)
  expect(anew.body).not.toEqual(first.body)
  expect((await read('director', journal)).statements).toBeGreaterThan(1)
  expect((await read('student', journal)).status).toBe(404)
})

test('what was asked for longest ago is forgotten first, and what weighs more than all may is not kept', () => {
  const memory = answerMemory(2_000)
  const answer = (bytes: number) => ({ contentType: 'application/json', bytes: Buffer.alloc(bytes) })
  memory.set('first', answer(400))
  memory.set('second', answer(400))
  memory.get('first')
  memory.set('third', answer(400))
  expect(['first', 'second', 'third'].filter((tag) => memory.has(tag))).toEqual(['first', 'third'])
  memory.set('heavy', answer(2_000))
  expect(['first', 'third', 'heavy'].filter((tag) => memory.has(tag))).toEqual(['first', 'third'])
})
