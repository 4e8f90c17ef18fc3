import { afterAll, expect, test } from 'vitest'
import { areas } from '#apps/server/areas.ts'
import type { LongJobReport } from '#platform/contract/long-jobs.ts'
import { runLongJob } from '#platform/server/long-job/run-job.ts'
import { startTestApp, type Who } from '#tests/test-app.ts'
import type { Difference } from '../../contract/apply.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { db, school } = testApp
const base = '/api/courses/attestation'
const jobs = '/api/admin/jobs/'
const kinds = areas.flatMap(({ longJobs = [] }) => longJobs)
const plan = (maximum = 20) => [
  { quarter: 2, kind: 'sor', number: 1, title: '', maximum },
  { quarter: 2, kind: 'soch', number: 1, title: '', maximum: 30 },
]
const lines = { algebra: 1, english: 2 }
for (const line of Object.values(lines)) {
  const { status } = await testApp.as('headteacher').patch(`${base}/${line}/template/`, { version: 0, works: plan() })
  expect(status).toBe(200)
}
const begin = (who: Who | null, body: object) => testApp.as(who).post<{ id: number }>(`${base}/works/job/`, body)
const run = async (id: number, stop = new AbortController().signal) => {
  await runLongJob(testApp.context, kinds, id, stop)
  const { body } = await testApp.as('headteacher').get<LongJobReport>(`${jobs}${id}`)
  return body
}
const chosenOf = async (line_ids: number[]) => {
  const { body } = await testApp
    .as('headteacher')
    .post<{ differences: Difference[] }>(`${base}/works/preview/`, { line_ids })
  return body.differences.flatMap(({ id, choice }) => (choice ? [id] : []))
}
const countOf = async (group: number) => {
  const rows = await db.selectFrom('assessments.work').where('group_id', '=', group).select('id').execute()
  return rows.length
}
const itemsOf = ({ items }: LongJobReport) => items.map(({ title, outcome, detail }) => [title, outcome, detail])

test('long work of many lines is begun by who plans works; of what is planned already there is none', async () => {
  const body = { line_ids: [lines.algebra, lines.english], chosen: [] }
  expect((await begin(null, body)).status).toBe(401)
  for (const wrong of [{}, { line_ids: [], chosen: [] }, body])
    expect((await begin('headteacher', wrong)).status).toBe(422)
  expect((await begin('teacher', body)).status).toBe(403)
  expect((await begin('headteacher', { ...body, line_ids: [1, 999_999] })).status).toBe(404)
})

test('line by line, each with what it has changed; taken back line by line, where nothing was entered since', async () => {
  const line_ids = [lines.algebra, lines.english]
  const chosen = await chosenOf(line_ids)
  const { algebraB, englishA1, englishA2 } = school.groups
  const groups = [algebraB, englishA1, englishA2]
  const before = await Promise.all(groups.map(countOf))
  const { body } = await begin('headteacher', { line_ids, chosen })
  expect((await begin('headteacher', { line_ids, chosen })).status).toBe(409)
  const done = await run(body.id)
  expect(done).toMatchObject({ state: 'done', passed: 2, not_done: 0, can_be_undone: true })
  expect(itemsOf(done)).toEqual([
    ['Алгебра, 7', 'done', expect.stringMatching(/^Сделано изменений: \d+$/)],
    ['Английский язык, 7', 'done', expect.stringMatching(/^Сделано изменений: \d+$/)],
  ])
  expect(await countOf(algebraB)).toBe(2)
  expect(await chosenOf(line_ids)).toEqual([])

  // a mark in a work of one line: that line stays, the other is taken back
  const work = await db
    .selectFrom('assessments.work')
    .where('group_id', '=', algebraB)
    .where('kind', '=', 'sor')
    .select('id')
    .executeTakeFirstOrThrow()
  const lesson = await testApp.lessonOf('algebraB', '2026-11-16')
  const score = { student_id: school.studentsB[0], type: 'sor', value: 10, work_id: work.id }
  const url = `/api/journal/journal/lesson/${lesson}/score/`
  expect((await testApp.as('other-teacher').post(url, score)).status).toBe(200)
  const undo = await testApp.as('headteacher').post<{ id: number }>(`${jobs}${body.id}/undo/`)
  expect(undo.status).toBe(200)
  const undone = await run(undo.body.id)
  expect(undone).toMatchObject({ state: 'done', not_done: 1 })
  expect(itemsOf(undone).map(([title, outcome]) => [title, outcome])).toEqual([
    ['Алгебра, 7', 'refused'],
    ['Английский язык, 7', 'done'],
  ])
  expect(await countOf(algebraB)).toBe(2)
  expect(await Promise.all([countOf(englishA1), countOf(englishA2)])).toEqual(before.slice(1))
})

test('cancelled before its lines it leaves them as they are', async () => {
  const line_ids = [lines.algebra, lines.english]
  const { body } = await begin('headteacher', { line_ids, chosen: await chosenOf(line_ids) })
  expect((await testApp.as('headteacher').post(`${jobs}${body.id}/cancel/`)).status).toBe(200)
  expect(await run(body.id)).toMatchObject({ state: 'cancelled' })
  expect(await countOf(school.groups.englishA1)).toBe(0)
})
