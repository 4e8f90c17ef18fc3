import { afterAll, expect, test } from 'vitest'
import type { ImportRow, StagedImport } from '#platform/contract/import.ts'
import { runLongJob } from '#platform/server/long-job/run-job.ts'
import { dropFile } from '#tests/drop-file.ts'
import { startTestApp, type Who } from '#tests/test-app.ts'
import { spreadsheet, type CellOfTest } from '#tests/spreadsheet.ts'
import type { Course } from '../../contract/courses.ts'
import { coursesImport } from './import-courses.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const metodist = testApp.as('metodist')
const path = '/api/courses/import/courses/'
const head = ['Предмет', 'Кратко', 'На казахском', 'Образовательная область', 'Кафедра', 'Трудность']
const drop = async (rows: CellOfTest[][], who: Who | null = 'metodist') =>
  dropFile(testApp, who, path, await spreadsheet([head, ...rows]))
const read = async (id: number) => (await metodist.get<StagedImport & { items: ImportRow[] }>(`${path}${id}/`)).body
async function bringIn(rows: CellOfTest[][]) {
  const { id } = await drop(rows)
  const { counts } = await read(id)
  const seen = { new: counts['new'], changed: counts['changed'] }
  const { body } = await metodist.post<StagedImport>(`${path}${id}/confirm/`, seen)
  await runLongJob(testApp.context, coursesImport.longJobs, body.job_id ?? 0, new AbortController().signal)
  return read(id)
}
const rows: CellOfTest[][] = [
  ['Геометрия', 'Геом.', 'Геометрия', 'математика и информатика', 'Кафедра математики', 11],
  ['Черчение', null, null, null, null, null],
  ['алгебра', null, 'Алгебра', null, null, 10],
]
const list = async () => (await metodist.get<{ items: Course[] }>('/api/courses/courses/?size=100')).body.items

test('is for who keeps courses', async () => {
  expect((await drop(rows, null)).status).toBe(401)
  for (const who of ['teacher', 'zavkaf', 'student'] as const) expect((await drop(rows, who)).status).toBe(403)
})
test('rows are validated', async () => {
  const { id } = await drop([
    ['Первый', null, null, 'Пещеры', null, 13],
    ['Второй', 'x'.repeat(41), null, null, 'Кафедра пещер', 1.5],
    [null, 'Т', null, null, null, null],
  ])
  const { items } = await read(id)
  expect(
    items.map(({ verdict, problems }) => [
      verdict,
      ...problems.map(({ column }) => column ?? '').toSorted((a, b) => a.localeCompare(b)),
    ]),
  ).toEqual([
    ['error', 'area', 'difficulty'],
    ['error', 'cathedra', 'difficulty', 'short'],
    ['error', 'title'],
  ])
})
test('new courses are made, known ones changed; the same file again makes no doubles', async () => {
  const before = (await list()).length
  const first = await bringIn(rows)
  expect([first.counts['new'], first.counts['changed'], first.done]).toEqual([2, 1, 3])
  const courses = await list()
  expect(courses).toHaveLength(before + 2)
  expect(courses.find(({ title }) => title === 'Геометрия')).toMatchObject({
    short_title: 'Геом.',
    title_kk: 'Геометрия',
    ed_area: { title: 'Математика и информатика' },
    cathedra: { id: 1 },
    difficulty: 11,
  })
  expect(courses.find(({ title }) => title === 'Черчение')).toMatchObject({ short_title: 'Черчение', cathedra: null })
  const { id } = await drop(rows)
  expect((await read(id)).counts).toMatchObject({ new: 0, changed: 0, same: 3 })
  const undone = await metodist.post(`${path}${first.id}/undo/`, {})
  expect(undone.status).toBe(200)
})
test('the list that was exported is taken back, and changes nothing', async () => {
  const { rawPayload } = await testApp.app.inject({
    url: '/api/courses/courses/export/?columns=name,short,kk,area,cathedra,difficulty',
    headers: { authorization: `Bearer ${await testApp.tokenOf('metodist')}` },
  })
  const { id } = await dropFile(testApp, 'metodist', path, rawPayload)
  const { items, unknown_columns } = await read(id)
  expect(items.length).toBeGreaterThan(3)
  expect(items.map(({ verdict }) => verdict)).toEqual(items.map(() => 'same'))
  expect(unknown_columns).toEqual([])
})
