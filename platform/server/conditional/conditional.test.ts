import { sql } from 'kysely'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { batchPath, heldTagsHeader, noTag, type BatchedAnswer } from '#platform/contract/batch.ts'
import { startTestApp, type Who } from '#tests/test-app.ts'
import { pseudo } from '#tests/texts/pseudo.ts'
import { learn } from '../language/spoken.ts'
import { foldChanges } from './fold-changes.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
afterEach(() => vi.restoreAllMocks())
const { db, school, context } = testApp
const journal = `/api/journal/journal/group/${school.groups.algebraA}/`
const diary = '/api/journal/diary/week/'

type Claims = Parameters<typeof testApp.app.jwt.sign>[0] & {
  iat: number
  exp: number
  permissions: { read: string[]; write: string[] }
}

const read = (who: Who, url: string, held?: string, headers: Record<string, string> = {}) =>
  testApp.as(who).get(url, { headers: { ...headers, ...(held === undefined ? {} : { 'if-none-match': held }) } })
/** The tag of an answer: the first reading shows of what it is made. */
async function tagOf(who: Who, url: string): Promise<string> {
  await read(who, url)
  const { status, headers } = await read(who, url)
  expect([status, headers.etag]).toEqual([200, expect.stringMatching(/^"[\w-]{43}"$/)])
  return String(headers.etag)
}
async function mark(group: 'algebraA' | 'englishA1', who: Who, student: number) {
  const lesson = await testApp.lessonOf(group, school.today)
  const body = { student_id: student, value: 7, type: 'fo' }
  const { status } = await testApp.as(who).post(`/api/journal/journal/lesson/${lesson}/score/`, body)
  expect(status).toBe(200)
}

test('who holds an answer is not given it again, and no cache between stores it', async () => {
  const { headers, status, body } = await read('teacher', journal, await tagOf('teacher', journal))
  expect([status, body]).toEqual([304, ''])
  expect(headers['cache-control']).toContain('no-store')
})

test('a tag is of one person, one address and one language', async () => {
  const held = await tagOf('teacher', journal)
  expect((await read('director', journal, held)).status).toBe(200)
  expect((await read('teacher', '/api/journal/journal/groups/', held)).status).toBe(200)
  learn(pseudo)
  expect((await read('teacher', journal, held, { 'accept-language': pseudo.locale })).status).toBe(200)
  expect((await read('teacher', journal, held)).status).toBe(304)
})

test('a mark changes the journals and diaries of its course, and leaves others as they are held', async () => {
  const [ofJournal, ofDiary] = [await tagOf('teacher', journal), await tagOf('student', diary)]
  await mark('englishA1', 'english-teacher', school.studentsA[0])
  expect((await read('teacher', journal, ofJournal)).status).toBe(304)
  expect((await read('student', diary, ofDiary)).status).toBe(200)
  await mark('algebraA', 'teacher', school.studentsA[1])
  expect((await read('teacher', journal, ofJournal)).status).toBe(200)
})

test('what is taken back is no answer either: a change that was rolled back leaves it held', async () => {
  const held = await tagOf('teacher', journal)
  await db
    .transaction()
    .execute(async (trx) => {
      await sql`update journal.score set value = value where lesson_id is not null`.execute(trx)
      throw new Error('rolled back')
    })
    .catch(() => undefined)
  expect((await read('teacher', journal, held)).status).toBe(304)
})

test('counts that were summed up are the same', async () => {
  const held = await tagOf('teacher', journal)
  await foldChanges.run(context)
  const { rows } = await sql`select from platform.change_count group by relation, key having count(*) > 1`.execute(db)
  expect(rows).toEqual([])
  expect((await read('teacher', journal, held)).status).toBe(304)
})

test('at midnight nothing is held any more', async () => {
  const held = await tagOf('teacher', journal)
  vi.spyOn(context.clock, 'today').mockReturnValue('2026-11-21')
  expect((await read('teacher', journal, held)).status).toBe(200)
})

test('who has lost the rows is not told that they are as they were', async () => {
  const [ofTeacher, ofParent] = [await tagOf('teacher', journal), await tagOf('parent', diary)]
  await sql`delete from people.kinship where adult_id = ${testApp.personOf('parent')}`.execute(db)
  expect((await read('parent', diary, ofParent)).status).toBe(404)
  await sql`update workload.assignment set during = daterange(lower(during), ${school.today}::date)
    where group_id = ${school.groups.algebraA}`.execute(db)
  expect((await read('teacher', journal, ofTeacher)).status).not.toBe(304)
})

test('nor who has lost a right', async () => {
  const held = await tagOf('director', journal)
  const { exp: _, iat: __, ...claims } = testApp.app.jwt.verify<Claims>(await testApp.tokenOf('director'))
  const withKeys = (write: string[]) =>
    testApp.withToken(testApp.app.jwt.sign({ ...claims, permissions: { ...claims.permissions, write } }))
  const again = { headers: { 'if-none-match': held } }
  const { write } = claims.permissions
  expect((await withKeys(write).get(journal, again)).status).toBe(304)
  expect((await withKeys(write.slice(1)).get(journal, again)).status).toBe(200)
})

test('several answers that are held are asked about in one request', async () => {
  const calls = ['/api/passport/dictionaries/', '/api/passport/school/brand', diary]
  await Promise.all(calls.map((call) => read('student', call)))
  const ask = async (tags: readonly string[]) => {
    const query = new URLSearchParams(calls.map((call): [string, string] => ['call', call]))
    const { body } = await testApp
      .as('student')
      .get<string>(`${batchPath}?${query.toString()}`, { headers: { [heldTagsHeader]: tags.join(' ') } })
    const lines = body
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as BatchedAnswer)
    return lines.toSorted((one, other) => one.call - other.call)
  }
  const first = await ask([])
  const again = await ask(first.map(({ tag }) => tag ?? noTag))
  expect(again.map(({ status }) => status)).toEqual([403, 200, 304])
  expect(again[2]?.body).toBe(null)
  expect(again[1]?.body).toEqual(first[1]?.body)
})
