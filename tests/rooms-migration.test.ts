import { expect, test } from 'vitest'
import { migrate } from '#platform/server/migrate.ts'
import { withClient } from '#platform/server/postgres/databases.ts'
import { databaseBefore } from './database-before.ts'

const moving = '0060_rooms.sql'

test('rows, the history and the trails of mergers are found under the new names of tables', async () => {
  const url = await databaseBefore(moving)
  const trail = JSON.stringify({
    moved: [{ table: 'journal.period_result', column: 'student_id', keys: [{ id: 1 }] }],
    dropped: [{ table: 'people.field_value', row: { value: 'journal.period_result' } }],
    covering: [{ table: 'people.kinship', key: { id: 2 } }],
  })
  await withClient(url, async (client) => {
    await client.query(`insert into people.person (surname, name) values ('А', 'А'), ('Б', 'Б')`)
    await client.query(`insert into access.account (login, status) values ('a', 'active')`)
    await client.query(
      `insert into people.merger (kept_id, gone_id, made_by, trail)
       select min(p.id), max(p.id), max(a.id), $1 from people.person p cross join access.account a`,
      [trail],
    )
    await client.query(`insert into people.tab (title, position) values ('Ещё', 1)`)
    await client.query(`insert into history.change (subject, subject_id, after)
      values ('journal.period_result', 1, '{"student_id": 5}'), ('journal.score', 2, '{}'), ('people.tab', 3, '{}'),
        ('journal.grading_policy', 4, '{}'), ('journal.absence_reason', 5, '{}')`)
  })
  expect(await migrate(url)).toContain(moving)
  await withClient(url, async (client) => {
    const { rows: subjects } = await client.query('select subject from history.change order by subject_id')
    expect(subjects.map(({ subject }) => subject)).toEqual([
      'results.period_result',
      'journal.score',
      'own_fields.tab',
      'grading.policy',
      'student_absences.absence_reason',
    ])
    const { rows: mergers } = await client.query('select trail from duplicates.merger')
    expect(mergers).toEqual([
      {
        trail: {
          moved: [{ table: 'results.period_result', column: 'student_id', keys: [{ id: 1 }] }],
          dropped: [{ table: 'own_fields.field_value', row: { value: 'journal.period_result' } }],
          covering: [{ table: 'people.kinship', key: { id: 2 } }],
        },
      },
    ])
    expect((await client.query('select title from own_fields.tab')).rows).toEqual([{ title: 'Ещё' }])
    await expect(client.query(`update history.change set subject = 'x'`)).rejects.toThrow('history is append-only')
  })
})
