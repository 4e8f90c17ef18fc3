import { afterAll, expect, test } from 'vitest'
import type { ImportRow, StagedImport } from '#platform/contract/import.ts'
import { runLongJob } from '#platform/server/long-job/run-job.ts'
import { dropFile } from '#tests/drop-file.ts'
import { spreadsheet } from '#tests/spreadsheet.ts'
import { startTestApp, type Who } from '#tests/test-app.ts'
import type { Standard } from '../contract/standards.ts'
import { standardsImport } from './import-standards.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const { school } = testApp
const path = '/api/courses/standards/'
const plan = { title: 'ТУП 2026', source: 'Приказ № 1', since: '2026-09-01', year_id: school.year as number | null }
const create = (body: object, who: Who | null = 'headteacher') => testApp.as(who).post<Standard>(path, body)
const list = async () => (await testApp.as('teacher').get<{ items: Standard[] }>(path)).body.items

test('a state plan is made of the plan of a year', async () => {
  expect((await create(plan, null)).status).toBe(401)
  expect((await create({ ...plan, title: '' })).status).toBe(422)
  expect((await create(plan, 'teacher')).status).toBe(403)
  expect((await create({ ...plan, year_id: 999 })).status).toBe(404)
  expect((await create(plan)).body).toMatchObject({ title: 'ТУП 2026', courses_count: 4, parallels: [7], version: 1 })
  expect((await create({ ...plan, title: 'туп 2026' })).status).toBe(422)
})

test('it is changed, put away and taken back', async () => {
  const [standard] = await list()
  const { id = 0, title = '', source = '', since = '' } = standard ?? {}
  const body = { title, source, since, is_removed: true, version: 1 }
  const change = (to: object, who: Who | null = 'headteacher', at = `${path}${id}`) =>
    testApp.as(who).patch<Standard>(at, to)
  expect((await change(body, null)).status).toBe(401)
  expect((await change({ ...body, since: '1' })).status).toBe(422)
  expect((await change(body, 'teacher')).status).toBe(403)
  expect((await change(body, 'headteacher', `${path}999`)).status).toBe(404)
  expect((await change(body)).body).toMatchObject({ is_removed: true, version: 2 })
  expect(await list()).toEqual([])
  expect((await change(body)).status).toBe(409)
  const another = (await create({ ...plan, year_id: null })).body
  expect((await change({ ...body, is_removed: false, version: 2 })).status).toBe(422)
  const renamed = { ...plan, title: 'ТУП 2030', is_removed: true, version: 1, year_id: undefined }
  expect((await change(renamed, 'headteacher', `${path}${another.id}`)).status).toBe(200)
  expect((await change({ ...body, is_removed: false, version: 2 })).status).toBe(200)
  expect((await list()).map((one) => one.title)).toEqual(['ТУП 2026'])
})

test('it is brought in by a sheet, repeatably, and taken back with it', async () => {
  const at = '/api/courses/import/standards/'
  const deputy = testApp.as('headteacher')
  const head = ['ТУП', 'Приказ', 'Действует с', 'Предмет', 'Язык', '7', '8']
  const rows = [
    ['ТУП 2027', 'Приказ № 2', '01.09.2027', 'Алгебра', 'Русский', 3, 3],
    ['ТУП 2027', 'Приказ № 2', '01.09.2027', 'Английский язык', null, 3, null],
    ['ТУП 2026', null, null, 'Алгебра', null, 5, null],
    ['ТУП 2028', null, null, 'Алгебра', null, 3, null],
  ]
  const drop = async (given = rows, who: Who | null = 'headteacher') =>
    dropFile(testApp, who, at, await spreadsheet([head, ...given]))
  const read = async (id: number) => (await deputy.get<StagedImport & { items: ImportRow[] }>(`${at}${id}/`)).body
  const run = (job: number | null) =>
    runLongJob(testApp.context, standardsImport.longJobs, job ?? 0, new AbortController().signal)
  expect((await drop(rows, null)).status).toBe(401)
  expect((await drop(rows, 'teacher')).status).toBe(403)
  expect((await read((await drop()).id)).items.map(({ verdict }) => verdict)).toEqual([
    'new',
    'new',
    'changed',
    'error',
  ])
  const good = rows.slice(0, 3)
  const { id } = await drop(good)
  const { body } = await deputy.post<StagedImport>(`${at}${id}/confirm/`, { new: 2, changed: 1 })
  await run(body.job_id)
  expect((await read(id)).done).toBe(3)
  expect((await list()).map((one) => [one.title, one.courses_count, one.parallels])).toEqual([
    ['ТУП 2027', 2, [7, 8]],
    ['ТУП 2026', 4, [7]],
  ])
  expect((await read((await drop(good)).id)).counts).toMatchObject({ same: 3 })
  const undone = await deputy.post<StagedImport>(`${at}${id}/undo/`)
  await run(undone.body.undo_job_id)
  expect((await read(id)).undone).toBe(3)
  expect((await list()).map((one) => one.title)).toEqual(['ТУП 2026'])
})
