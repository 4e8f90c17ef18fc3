import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '#platform/server/database.ts'
import { cloneDatabase } from '#tests/clone.ts'
import { keepHistoryYears } from './history-years.ts'

let opened: ReturnType<typeof openDatabase>
beforeAll(async () => {
  opened = openDatabase(await cloneDatabase(), 1)
})
afterAll(() => opened.db.destroy())

const years = async () => {
  const { rows } = await sql<{ name: string }>`select relname as name from pg_class
    where relname ~ '^change_\\d{4}$' and relkind = 'r' order by 1`.execute(opened.db)
  return rows.map(({ name }) => name)
}

test('the history has its years ahead, and loses those past their term with their rows only', async () => {
  const { db } = opened
  await sql`select history.ensure_year('2001-05-01')`.execute(db)
  await sql`insert into history.change (at, subject, subject_id) values ('2001-05-09', 'old', 1), (now(), 'new', 2)`.execute(
    db,
  )
  await keepHistoryYears.run(db)
  await keepHistoryYears.run(db)
  expect(await years()).toHaveLength(2)
  expect(await years()).not.toContain('change_2001')
  expect(await db.selectFrom('history.change').select('subject').execute()).toEqual([{ subject: 'new' }])
})

test('a term that the school has set holds instead of the usual one', async () => {
  const { db } = opened
  await db.insertInto('platform.setting').values({ name: 'retention.history', value: '1200' }).execute()
  await sql`select history.ensure_year('2001-05-01')`.execute(db)
  await keepHistoryYears.run(db)
  expect(await years()).toContain('change_2001')
})

test('rows of the history can be neither changed nor deleted', async () => {
  const { db } = opened
  await expect(sql`update history.change set subject = 'x'`.execute(db)).rejects.toThrow('append-only')
  await expect(sql`delete from history.change`.execute(db)).rejects.toThrow('append-only')
})
