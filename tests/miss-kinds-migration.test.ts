import { expect, test } from 'vitest'
import { migrate } from '#platform/server/migrate.ts'
import { withClient } from '#platform/server/postgres/databases.ts'
import { databaseBefore } from './database-before.ts'

const moving = '0102_miss_kinds.sql'

test('kinds of misses, what refers to them and their history are found in the schema of their room', async () => {
  const url = await databaseBefore(moving)
  await withClient(url, async (client) => {
    await client.query(`update journal.miss_kind set title = 'По болезни' where code = 'ill'`)
    await client.query(`insert into history.change (subject, subject_id, before, after, at) values
      ('journal.miss_kind', 3, '{"title": "Болел"}', '{"title": "По болезни"}', '2026-09-02T08:00:00Z'),
      ('journal.miss', 1, null, '{"student_id": 5}', '2026-09-03T08:00:00Z')`)
  })
  expect(await migrate(url)).toContain(moving)

  await withClient(url, async (client) => {
    const all = async (text: string) => (await client.query<Record<string, unknown>>(text)).rows
    expect(await all(`select id, title from miss_kinds.miss_kind where code = 'ill'`)).toEqual([
      { id: 3, title: 'По болезни' },
    ])
    expect(await all('select subject, before, after, at from history.change order by at')).toEqual([
      {
        subject: 'miss_kinds.miss_kind',
        before: { title: 'Болел' },
        after: { title: 'По болезни' },
        at: new Date('2026-09-02T08:00:00Z'),
      },
      { subject: 'journal.miss', before: null, after: { student_id: 5 }, at: new Date('2026-09-03T08:00:00Z') },
    ])
    const referring = await all(`select conrelid::regclass::text as table from pg_constraint
      where contype = 'f' and confrelid = 'miss_kinds.miss_kind'::regclass order by 1`)
    expect(referring).toEqual([{ table: 'journal.miss' }, { table: 'student_absences.absence_reason' }])
    await expect(client.query(`update history.change set subject = 'x'`)).rejects.toThrow('history is append-only')
  })
})
