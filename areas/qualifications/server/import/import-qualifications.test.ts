import { afterAll, expect, test } from 'vitest'
import type { ImportRow, StagedImport } from '#platform/contract/import.ts'
import { runLongJob } from '#platform/server/long-job/run-job.ts'
import { dropFile } from '#tests/drop-file.ts'
import { spreadsheet, type CellOfTest } from '#tests/spreadsheet.ts'
import { startTestApp, type Who } from '#tests/test-app.ts'
import type { Qualifications } from '../../contract/qualifications.ts'
import { qualificationsImport } from './import-qualifications.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const path = '/api/users/import/qualifications/'
const person = 51
const { full_name } = await testApp.db
  .selectFrom('people.person')
  .where('id', '=', person)
  .select('full_name')
  .executeTakeFirstOrThrow()
const head = [
  'Педагог',
  'Образование',
  'ВУЗ',
  'Год окончания',
  'Стаж на дату',
  'Общий стаж',
  'Педстаж',
  'Категория',
  'Дата присвоения',
  'Срок категории',
]
const drop = async (rows: CellOfTest[][], who: Who | null = 'hr') =>
  dropFile(testApp, who, path, await spreadsheet([head, ...rows]))
const read = async (id: number) =>
  (await testApp.as('hr').get<StagedImport & { items: ImportRow[] }>(`${path}${id}/`)).body
async function bringIn(rows: CellOfTest[][]) {
  const { id } = await drop(rows)
  const { counts } = await read(id)
  const seen = { new: counts['new'], changed: counts['changed'] }
  const { body } = await testApp.as('hr').post<StagedImport>(`${path}${id}/confirm/`, seen)
  await runLongJob(testApp.context, qualificationsImport.longJobs, body.job_id ?? 0, new AbortController().signal)
  return read(id)
}
const row = [full_name, 'высшее', 'КазНПУ', 2008, '01.09.2026', 18, 16.5, 'эксперт', '01.09.2024', '31.08.2029']

test('is for who keeps the staff', async () => {
  expect((await drop([row], null)).status).toBe(401)
  for (const who of ['teacher', 'headteacher'] as const) expect((await drop([row], who)).status).toBe(403)
})

test('rows are validated', async () => {
  const { id } = await drop([
    ['Никто Никтоевич', null, null, null, null, null, null, null, null, null],
    [full_name, 'высшее', null, null, null, 5, 6, 'мастер', null, null],
  ])
  const { items } = await read(id)
  expect(items.map(({ verdict, problems }) => [verdict, ...problems.map(({ column }) => column)])).toEqual([
    ['error', 'name'],
    ['error', 'institution', 'year', 'teaching_years', 'category_from'],
  ])
})

test('a row brings education, seniority and category; the same file again changes nothing', async () => {
  const first = await bringIn([row])
  expect([first.counts['changed'], first.done]).toEqual([1, 1])
  const { body } = await testApp.as('hr').get<Qualifications>(`/api/users/users/${person}/qualifications/`)
  expect(body.educations).toMatchObject([{ level: 'specialist', institution: 'КазНПУ', year: 2008 }])
  expect(body.seniorities).toMatchObject([{ counted_on: '2026-09-01', general_months: 216, teaching_months: 198 }])
  expect(body.categories).toMatchObject([{ level: 'expert', from: '2024-09-01', to: '2029-08-31' }])
  const { id } = await drop([row])
  expect((await read(id)).items.map(({ verdict }) => verdict)).toEqual(['same'])
})
