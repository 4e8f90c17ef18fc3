import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import type { ImportRow, StagedImport } from '#platform/contract/import.ts'
import { runLongJob } from '#platform/server/long-job/run-job.ts'
import { dropFile } from '#tests/drop-file.ts'
import { startTestApp, type Who } from '#tests/test-app.ts'
import { spreadsheet, type CellOfTest } from '#tests/spreadsheet.ts'
import type { Room } from '../contract/rooms.ts'
import { roomsImport } from './import-rooms.ts'
import { base } from './testing.ts'

const testApp = await startTestApp()
afterAll(() => testApp.close())
const admin = testApp.as('admin')
const path = `${base}import/rooms/`
const head = ['Кабинет', 'Корпус', 'Этаж', 'Вид', 'Мест', 'Оснащение']
const drop = async (rows: CellOfTest[][], who: Who | null = 'admin') =>
  dropFile(testApp, who, path, await spreadsheet([head, ...rows]))
const read = async (id: number) => (await admin.get<StagedImport & { items: ImportRow[] }>(`${path}${id}/`)).body
async function bringIn(rows: CellOfTest[][]) {
  const { id } = await drop(rows)
  const { counts } = await read(id)
  const seen = { new: counts['new'], changed: counts['changed'] }
  const { body } = await admin.post<StagedImport>(`${path}${id}/confirm/`, seen)
  await runLongJob(testApp.context, roomsImport.longJobs, body.job_id ?? 0, new AbortController().signal)
  return read(id)
}
const rows: CellOfTest[][] = [
  ['301', 'Новый корпус', 3, 'учебный кабинет', 28, 'доска, проектор, Доска'],
  ['302', 'Новый корпус', 3, null, null, null],
  ['201', 'Главный корпус', null, null, 32, null],
]

test('is for who keeps buildings and their parts', async () => {
  expect((await drop(rows, null)).status).toBe(401)
  for (const who of ['teacher', 'schedule_administrator'] as const) expect((await drop(rows, who)).status).toBe(403)
})
test('rows are validated', async () => {
  const { id } = await drop([
    ['1', 'Главный корпус', 2, 'Пещера', 0, null],
    ['2', 'Главный корпус', 99, null, 1e9, null],
    ['3', 'Главный корпус', 2, null, null, 'x'.repeat(61)],
  ])
  const { items } = await read(id)
  expect(items.map(({ verdict, problems }) => [verdict, ...problems.map(({ column }) => column)])).toEqual([
    ['error', 'kind', 'seats'],
    ['error', 'floor', 'seats', 'area'],
    ['error', 'equipment'],
  ])
})
test('buildings and parts that are not there are made; the same file again changes nothing', async () => {
  const first = await bringIn(rows)
  expect([first.counts['new'], first.counts['changed'], first.done]).toEqual([2, 1, 3])
  const { items } = (await admin.get<{ items: Room[] }>(`${base}rooms/?search=301`)).body
  expect(items[0]).toMatchObject({
    title: '301',
    building: { title: 'Новый корпус' },
    area: { title: '3 этаж' },
    kind: { title: 'Учебный кабинет' },
    equipment: ['доска', 'проектор'],
  })
  const { id } = await drop(rows)
  expect((await read(id)).counts).toMatchObject({ new: 0, changed: 0, same: 3 })
})
test('the list that was exported, the archive too, is taken back, and changes nothing', async () => {
  const { db } = testApp
  const teacher = testApp.personOf('other-teacher')
  await sql`insert into dictionaries.record (dictionary_id, title, index, archived_at)
    select id, 'Фотолаборатория', 900, now() from dictionaries.dictionary where code = 'room_kind'`.execute(db)
  await sql`insert into buildings.room (area_id, title, seats, archived_at) values (1, '201', 12, now()), (1, '201', 14, now())`.execute(
    db,
  )
  // as an import of a timetable leaves them: nobody has said where they are
  await sql`insert into buildings.room (title) values ('Каб. 7')`.execute(db)
  await sql`update buildings.room set responsible_id = ${teacher}, equipment = array(select 'метка ' || n || repeat('я', 50) from generate_series(1, 30) n),
    kind_id = (select id from dictionaries.record where title = 'Фотолаборатория') where title = '203'`.execute(db)
  const { rawPayload } = await testApp.app.inject({
    url: `${base}rooms/export/?archived=true&columns=title,building,area,floor,kind,seats,equipment,responsible,archived`,
    headers: { authorization: `Bearer ${await testApp.tokenOf('admin')}` },
  })
  const { id } = await dropFile(testApp, 'admin', path, rawPayload)
  const { items, counts, unknown_columns } = await read(id)
  expect(items.length).toBeGreaterThan(8)
  expect(items.filter(({ verdict }) => verdict !== 'same').map(({ cells, problems }) => [cells, problems])).toEqual([])
  expect(items.flatMap(({ problems }) => problems)).toEqual([])
  expect(counts).toMatchObject({ all: items.length, same: items.length })
  expect(unknown_columns).toEqual([])
})
test('who is responsible is found by the whole name; a row of the archive makes no room', async () => {
  const rowsOf = async (...given: CellOfTest[][]) => {
    const columns = ['Кабинет', 'Здание', 'Ответственный', 'В архиве']
    const { id } = await dropFile(testApp, 'admin', path, await spreadsheet([columns, ...given]))
    return read(id)
  }
  const { full_name } = await testApp.db
    .selectFrom('people.person')
    .where('id', '=', testApp.personOf('english-teacher'))
    .select('full_name')
    .executeTakeFirstOrThrow()
  const { items } = await rowsOf(
    ['202', 'Главный корпус', full_name, null],
    ['204', 'Главный корпус', 'Никто Никому Никогда', 'нет'],
    ['209', 'Главный корпус', null, 'да'],
    ['210', null, null, null],
  )
  const errors = ({ problems }: ImportRow) =>
    problems.flatMap(({ level, column }) => (level === 'error' ? [column] : []))
  expect(items.map((row) => [row.verdict, ...errors(row)])).toEqual([
    ['changed'],
    ['error', 'responsible'],
    ['error', 'archived'],
    ['error', 'building'],
  ])
  expect(items[0]?.changes).toMatchObject([{ column: 'responsible', to: full_name }])
})
