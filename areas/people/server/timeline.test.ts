import { afterAll, expect, test } from 'vitest'
import { startTestApp, type Who } from '#tests/test-app.ts'
import type { Output } from '#platform/contract/endpoint.ts'
import type { readTimeline } from '../contract/timeline.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { db, school } = testApp
const [child] = school.studentsA
const read = (who: Who | null, id: number | string = school.mover) =>
  testApp.as(who).get<Output<typeof readTimeline>>(`/api/users/users/${id}/timeline/`)
const titlesOf = async (who: Who, id: number, source: string) =>
  (await read(who, id)).body.items.filter((one) => one.source === source).map(({ date, title }) => `${date} ${title}`)

test('of a student whom the reader finds, each entry by the right to what it tells', async () => {
  expect((await read(null)).status).toBe(401)
  expect((await read('uk', 'x')).status).toBe(422)
  expect((await read('uk', 999_999)).status).toBe(404)
  expect((await read('uk', testApp.personOf('teacher'))).status).toBe(404)
  expect((await read('parent', school.studentsB[1])).status).toBe(404)
  expect(await titlesOf('uk', school.mover, 'classes')).toEqual(['2026-11-09 Из 7Б в 7А', '2026-09-01 В классе 7Б'])
  expect(await titlesOf('headteacher', child, 'groups')).toEqual(['2026-09-01 Группа 7А/1'])
  // teaches algebra only
  expect(await titlesOf('teacher', child, 'groups')).toEqual([])
})

test('results of closed quarters to who reads the journal, documents to who keeps the file and to the family', async () => {
  const kind = await db
    .selectFrom('dictionaries.record as r')
    .innerJoin('dictionaries.dictionary as d', 'd.id', 'r.dictionary_id')
    .where('d.code', '=', 'document_kind')
    .select(['r.id', 'r.title'])
    .executeTakeFirstOrThrow()
  await db
    .insertInto('personal_file.document')
    .values({ person_id: child, kind_id: kind.id, number: 'secret-77', issued_on: '2026-10-01' })
    .execute()
  const told = [`2026-10-01 ${kind.title}`]
  expect(await titlesOf('uk', child, 'documents')).toEqual(told)
  expect(await titlesOf('parent', child, 'documents')).toEqual(told)
  expect(await titlesOf('teacher', child, 'documents')).toEqual([])
  expect(JSON.stringify((await read('uk', child)).body)).not.toContain('secret-77')
  const results = await titlesOf('teacher', child, 'results')
  expect(results).toHaveLength(1)
  expect(await titlesOf('parent', child, 'results')).toEqual(results)
  expect(await titlesOf('uk', child, 'results')).toEqual(results)
})
