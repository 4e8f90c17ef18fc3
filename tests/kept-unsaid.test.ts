import { afterAll, beforeAll, expect, test } from 'vitest'
import { importStaff, importStudents } from '#areas/people/contract/import.ts'
import { importRooms } from '#areas/buildings/contract/import.ts'
import { areas } from '#apps/server/areas.ts'
import type { ImportDeclaration, ImportRow, StagedImport } from '#platform/contract/import.ts'
import { learn } from '#platform/server/language/spoken.ts'
import { runLongJob } from '#platform/server/long-job/run-job.ts'
import { dropFile } from './drop-file.ts'
import { spreadsheet, type CellOfTest } from './spreadsheet.ts'
import { startTestApp } from './test-app.ts'
import { isPseudo, keptSaid, pseudo } from './texts/pseudo.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const admin = testApp.as('admin')
const longJobs = areas.flatMap((area) => area.longJobs ?? [])

beforeAll(async () => {
  learn(pseudo)
  await testApp.db.updateTable('access.account').set({ language: pseudo.locale }).execute()
})

type Row = Record<string, CellOfTest>
/** Drops rows of which each fills some columns, and something below no heading. @returns id of the import */
async function drop({ path, columns }: Pick<ImportDeclaration, 'path' | 'columns'>, rows: Row[]): Promise<number> {
  const shown = columns.filter(({ key, isRequired }) => isRequired === true || rows.some((row) => key in row))
  const cells = rows.map((row) => [...shown.map(({ key }) => row[key] ?? null), 'лишнее'])
  const { id } = await dropFile(
    testApp,
    'admin',
    path,
    await spreadsheet([[...shown.map(({ title }) => title), null], ...cells]),
  )
  return id
}
const read = async (path: string, id: number) =>
  (await admin.get<StagedImport & { items: ImportRow[] }>(`${path}${id}/`)).body

/** Leaves out what is wrong and brings the rest in. @returns the import as it is shown then */
async function bringIn(path: string, id: number) {
  const { counts } = (await admin.post<StagedImport>(`${path}${id}/leave-out-errors/`)).body
  const seen = { new: counts['new'], changed: counts['changed'] }
  const { job_id } = (await admin.post<StagedImport>(`${path}${id}/confirm/`, seen)).body
  await runLongJob(testApp.context, longJobs, job_id ?? 0, new AbortController().signal)
  return read(path, id)
}

const person = { surname: 'Серікқызы', name: 'Аружан', iin: '140310600015' }
const wrong = { surname: 'Ли2', name: 'О', iin: '1', sex: 'оно', birth_date: '31.02.2013', nationality: 'Марсиане' }
test.each<[string, ImportDeclaration, Row[]]>([
  [
    'rooms',
    importRooms,
    [
      { title: '301', building: 'Новый корпус', floor: 3 },
      { title: '302', building: 'Новый корпус' },
      { title: '201', building: 'Главный корпус', seats: 32 },
      { title: '1', building: 'Главный корпус', floor: 2, kind: 'Пещера', seats: 0 },
    ],
  ],
  ['students', importStudents, [person, wrong]],
  ['what changes of a student', importStudents, [{ ...person, sex: 'male' }]],
  [
    'staff',
    importStaff,
    [
      { ...person, kind: 'teacher', position: 'Завуч', rate: '0,5' },
      { ...wrong, kind: 'x', rate: '9' },
    ],
  ],
])(
  '%s: what an import says is said to whoever reads it, and none of it is kept as it was said',
  async (_, declared, rows) => {
    const id = await drop(declared, rows)
    const shown = await read(declared.path, id)
    expect(shown.unknown_columns.every(({ title }) => isPseudo(title))).toBe(true)
    const words = shown.items.flatMap(({ problems }) => problems.map(({ text }) => text))
    expect(words.filter((text) => !isPseudo(text))).toEqual([])
    const { items, done } = await bringIn(declared.path, id)
    expect(done).toBeGreaterThan(0)
    expect(items.filter(({ outcome, detail }) => outcome !== null && !isPseudo(detail))).toEqual([])
    expect(await keptSaid(testApp.db)).toEqual([])
  },
)

test('values of a change are said as their column says them, to whoever reads them', async () => {
  const student = await drop(importStudents, [{ ...person, sex: 'male' }])
  expect((await read(importStudents.path, student)).items[0]?.changes).toEqual([
    { column: 'sex', from: '‹Женский›', to: '‹Мужской›' },
  ])
  const staff = await drop(importStaff, [{ ...person, kind: 'aup', position: 'Завуч' }])
  expect((await read(importStaff.path, staff)).items[0]?.changes).toEqual([
    { column: 'kind', from: null, to: '‹Административно-управленческий персонал›' },
  ])
  expect(await keptSaid(testApp.db)).toEqual([])
})
