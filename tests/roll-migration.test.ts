import { expect, test } from 'vitest'
import { migrate } from '#platform/server/migrate.ts'
import { withClient } from '#platform/server/postgres/databases.ts'
import { databaseBefore } from './database-before.ts'

const file = '0103_roll.sql'
const trail = (table: string) => ({
  moved: [{ table, column: 'author_id', keys: [{ lesson_id: 1 }] }],
  dropped: [{ table: 'own_fields.field_value', row: { value: 'journal.roll_call' } }],
  covering: [{ table: 'journal.miss', key: { id: 1 }, before: {}, after: {} }],
})

test('rolls that were called, and the trails of mergers, are found in the schema of their room', async () => {
  const url = await databaseBefore(file)
  await withClient(url, async (client) => {
    await client.query("insert into access.account (login) values ('head')")
    await client.query("insert into people.person (surname, name) values ('А', 'А'), ('А', 'Б')")
    await client.query('insert into duplicates.merger (kept_id, gone_id, made_by, trail) values (1, 2, 1, $1)', [
      trail('journal.roll_call'),
    ])
    // a roll without its lesson, for which a whole timetable would have to be written
    await client.query('alter table journal.roll_call drop constraint roll_call_lesson_id_fkey')
    await client.query("insert into journal.roll_call values (1, 2, '2026-11-20T05:00:00Z'), (2, null, null)")
  })
  expect(await migrate(url)).toContain(file)

  await withClient(url, async (client) => {
    const all = async (text: string) => (await client.query<Record<string, unknown>>(text)).rows
    expect(
      await all('select lesson_id::integer, author_id, called_at::text from roll.roll_call order by 1'),
    ).toMatchObject([
      { lesson_id: 1, author_id: 2, called_at: expect.stringContaining('2026-11-20') },
      { lesson_id: 2, author_id: null, called_at: null },
    ])
    expect(await all('select trail from duplicates.merger')).toEqual([{ trail: trail('roll.roll_call') }])
    await expect(client.query('select from journal.roll_call')).rejects.toThrow('does not exist')
  })
})
