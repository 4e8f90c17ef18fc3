import { afterAll, expect, test } from 'vitest'
import type { ImportRow, StagedImport } from '#platform/contract/import.ts'
import { runLongJob } from '#platform/server/long-job/run-job.ts'
import { speakAs } from '#platform/server/language/spoken.ts'
import { dropFile } from '#tests/drop-file.ts'
import { takeFile } from '#tests/list-export.ts'
import { spreadsheet, type CellOfTest } from '#tests/spreadsheet.ts'
import { startTestApp, type Who } from '#tests/test-app.ts'
import type { Rup } from '../../../contract/rup.ts'
import { rupImport } from './import-rup.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const deputy = testApp.as('headteacher')
const path = '/api/courses/import/rup/'
const head = ['Предмет', 'Часть', 'Класс', 'Год', '7', '8', 'Подгрупп', 'Оценивание']
const drop = async (rows: CellOfTest[][], who: Who | null = 'headteacher') =>
  dropFile(testApp, who, path, await spreadsheet([head, ...rows]))
const read = async (id: number) => (await deputy.get<StagedImport & { items: ImportRow[] }>(`${path}${id}/`)).body
const run = (job: number | null) =>
  runLongJob(testApp.context, rupImport.longJobs, job ?? 0, new AbortController().signal)
async function bringIn(rows: CellOfTest[][]) {
  const { id } = await drop(rows)
  const { counts } = await read(id)
  const { body } = await deputy.post<StagedImport>(`${path}${id}/confirm/`, {
    new: counts['new'],
    changed: counts['changed'],
  })
  await run(body.job_id)
  return read(id)
}
const plan = async () =>
  (await deputy.get<Rup>('/api/courses/rup/')).body.lines.map((line) => [
    line.course.title,
    line.class_id,
    line.component,
    line.hours,
    line.subgroups,
    line.grading_mode,
  ])

test('is for who keeps the plan', async () => {
  const rows = [['Алгебра', null, null, null, 4, null, null, null]]
  expect((await drop(rows, null)).status).toBe(401)
  expect((await drop(rows, 'teacher')).status).toBe(403)
})

test('rows are validated', async () => {
  const { id } = await drop([
    ['Алхимия', null, null, null, 4, null, null, null],
    ['Алгебра', null, null, '1999', 4, null, null, null],
    ['Алгебра', 'вариатив', '7Я', null, 4, null, null, null],
    ['Алгебра', null, null, null, 4, 3, 9, null],
    ['Физическая культура', null, null, null, 2.25, null, null, null],
    ['Английский язык', 'инвариант', '7А', null, 1, null, null, null],
    ['История Казахстана', null, null, null, null, null, null, null],
    ['Английский язык', null, null, null, null, 3, null, null],
  ])
  const { items } = await read(id)
  expect(items.map(({ verdict, problems }) => [verdict, ...problems.map(({ column }) => column)])).toEqual([
    ['error', 'course'],
    ['error', 'year'],
    ['error', 'class'],
    ['error', 'subgroups'],
    ['error', 'p7'],
    ['error', 'p7'],
    ['error', null],
    ['error', 'p8'],
  ])
})

test('lines come and change; the same file again changes nothing; the whole is taken back', async () => {
  const before = await plan()
  const rows = [
    ['алгебра', null, null, null, 4, null, 2, 'Оценка за полугодие'],
    ['Англ', 'вариатив', '7А', '2026–2027', 1.5, null, null, null],
    ['История Казахстана', null, null, null, 1, null, null, null],
  ]
  const done = await bringIn(rows)
  expect(done.counts).toMatchObject({ new: 1, changed: 1, same: 1 })
  expect(done.items[0]?.changes.map(({ column, from, to }) => [column, from, to])).toEqual([
    ['p7', '3', '4'],
    ['subgroups', '1', '2'],
    ['grading', 'Оценка каждую четверть', 'Оценка за полугодие'],
  ])
  expect(await plan()).toEqual(
    expect.arrayContaining([
      ['Алгебра', null, 'state', 4, 2, 'six_months'],
      ['Английский язык', testApp.school.classes.a, 'school', 1.5, 2, 'every_quarter'],
    ]),
  )
  const again = await drop(rows)
  expect((await read(again.id)).counts).toMatchObject({ new: 0, changed: 0, same: 3 })
  const undone = await deputy.post<StagedImport>(`${path}${done.id}/undo/`)
  await run(undone.body.undo_job_id)
  expect((await read(done.id)).undone).toBe(2)
  expect(await plan()).toEqual(before)
})

test('the sheet that the plan gives is taken back, and changes nothing', async () => {
  const { bytes } = await takeFile(testApp, 'headteacher', '/api/courses/rup/export/')
  const { id } = await dropFile(testApp, 'headteacher', path, Buffer.from(bytes))
  const { counts, items } = await read(id)
  expect(items.flatMap(({ problems }) => problems)).toEqual([])
  expect(counts).toMatchObject({ all: items.length, same: items.length })
})

test('a college writes and reads hours a year; those of a week follow', async () => {
  speakAs('college')
  try {
    const weeks = 34
    const hours = async () =>
      (
        await testApp.db
          .selectFrom('curriculum.rup_line')
          .where('course_id', '=', 1)
          .where('class_id', 'is', null)
          .select(['hours', 'hours_year'])
          .execute()
      ).map((line) => [Number(line.hours), Number(line.hours_year)])
    const ofYear = 4 * weeks + 2
    const done = await bringIn([['алгебра', null, null, null, ofYear, null, null, null]])
    expect(done.items[0]?.changes).toMatchObject([{ column: 'p7', from: String(3 * weeks), to: String(ofYear) }])
    expect(await hours()).toEqual([[4.1, ofYear]])
    const { id: tooMany } = await drop([['алгебра', null, null, null, 5000, null, null, null]])
    expect((await read(tooMany)).items[0]?.problems).toMatchObject([{ column: 'p7' }])
    // the sheet says the year too, under the numeral of the course, and is taken back without a change
    const { bytes } = await takeFile(testApp, 'headteacher', '/api/courses/rup/export/')
    const { id } = await dropFile(testApp, 'headteacher', path, Buffer.from(bytes))
    const { counts, items } = await read(id)
    expect(items.map(({ cells }) => cells['p7'])).toContain(String(ofYear))
    expect(counts).toMatchObject({ all: items.length, same: items.length })
  } finally {
    speakAs('school')
  }
})
