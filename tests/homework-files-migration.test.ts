import { expect, test } from 'vitest'
import { migrate } from '#platform/server/migrate.ts'
import { withClient } from '#platform/server/postgres/databases.ts'
import { databaseBefore } from './before-migration.ts'

const file = '0104_homework_files.sql'

test('files of homework and their history are found in the schema of their room, topics stay where they were', async () => {
  const url = await databaseBefore(file)
  const files = [{ id: 1, name: 'Лист.pdf', size: 4, mime: 'application/pdf' }]
  const texts = [
    { topic: 'Степени', homework: '№ 5' },
    { topic: null, homework: '№ 6' },
  ]
  await withClient(url, async (client) => {
    const add = (before: object, after: object) =>
      client.query(
        `insert into history.change (subject, subject_id, before, after) values ('journal.lesson_text', 7, $1, $2)`,
        [JSON.stringify(before), JSON.stringify(after)],
      )
    await add({ files: [] }, { files })
    await add(texts[0] ?? {}, texts[1] ?? {})
    await add({ files }, { files: [] })
    await client.query(`insert into access.account (login) values ('teacher')`)
    await client.query(`insert into media.file (kind, name, size, mime, uploaded_by, is_kept)
      select 'document', 'Лист.pdf', 4, 'application/pdf', id, true from access.account`)
    // its lesson is no matter of what moves
    await client.query('alter table journal.homework_file drop constraint homework_file_lesson_id_fkey')
    await client.query(`insert into journal.homework_file (lesson_id, file_id, place) select 7, id, 1 from media.file`)
  })
  expect(await migrate(url)).toContain(file)

  await withClient(url, async (client) => {
    const { rows } = await client.query(
      'select subject, subject_id::int, before, after from history.change order by id',
    )
    expect(rows).toEqual([
      { subject: 'homework_files.homework_file', subject_id: 7, before: { files: [] }, after: { files } },
      { subject: 'journal.lesson_text', subject_id: 7, before: texts[0], after: texts[1] },
      { subject: 'homework_files.homework_file', subject_id: 7, before: { files }, after: { files: [] } },
    ])
    const { rows: kept } = await client.query('select lesson_id::int, place from homework_files.homework_file')
    expect(kept).toEqual([{ lesson_id: 7, place: 1 }])
    await expect(client.query(`update history.change set subject = 'x'`)).rejects.toThrow('history is append-only')
  })
})
