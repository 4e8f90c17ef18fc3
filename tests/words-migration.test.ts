import { expect, test } from 'vitest'
import { migrate } from '#platform/server/migrate.ts'
import { withClient } from '#platform/server/postgres/databases.ts'
import { databaseBefore } from './database-before.ts'

const file = '0061_words.sql'
const trail = (table: string, column: string) => ({
  moved: [{ table, column: 'student_id', keys: [{ student_id: 1, course_id: 1 }] }],
  dropped: [{ table, row: { student_id: 2, course_id: 1, [column]: '2026-11-20T05:00:00+00:00' } }],
  covering: [{ table: 'journal.miss', key: { id: 1 }, before: {}, after: {} }],
})

test('what was stored under the former words is found under the present ones', async () => {
  const url = await databaseBefore(file)

  await withClient(url, async (client) => {
    await client.query("insert into access.account (login) values ('head')")
    await client.query("insert into people.person (surname, name) values ('А', 'А'), ('А', 'Б')")
    await client.query(
      `insert into notices.notice (account_id, kind, title)
       values (1, 'journal.filling', jsonb_build_object('id', 'Незаполненные уроки')), (1, 'journal.marks', jsonb_build_object('id', 'Новые отметки'))`,
    )
    await client.query("insert into notices.mail_choice values (1, 'journal.filling', false)")
    await client.query(
      "insert into platform.long_job (kind, account_id, title, cancel_asked) values ('journal.filling', 1, 'Напоминание', true)",
    )
    await client.query('insert into duplicates.merger (kept_id, gone_id, made_by, trail) values (1, 2, 1, $1)', [
      trail('journal.told_marks', 'told_at'),
    ])
  })
  await migrate(url)

  await withClient(url, async (client) => {
    const all = async (text: string) => (await client.query<Record<string, unknown>>(text)).rows
    expect(await all('select kind from notices.notice order by id')).toEqual([
      { kind: 'journal.completion' },
      { kind: 'journal.marks' },
    ])
    expect(await all('select kind, by_mail from notices.mail_choice')).toEqual([
      { kind: 'journal.completion', by_mail: false },
    ])
    expect(await all('select kind, cancel_requested from platform.long_job')).toEqual([
      { kind: 'journal.completion', cancel_requested: true },
    ])
    expect(await all('select trail from duplicates.merger')).toEqual([
      { trail: trail('journal.mark_notification', 'notified_at') },
    ])
    expect(await all('select student_id, course_id, notified_at from journal.mark_notification')).toEqual([])
  })
})
