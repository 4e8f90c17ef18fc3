import { expect, test } from 'vitest'
import { migrate } from '#platform/server/migrate.ts'
import { withClient } from '#platform/server/postgres/databases.ts'
import { databaseBefore } from './database-before.ts'

const file = '0066_unsaid_results.sql'
const said = (words: string) => ({ id: '{0}', values: [words] })

test('results that were kept said are texts of one place with their old sentence', async () => {
  const url = await databaseBefore(file)

  await withClient(url, async (client) => {
    await client.query("insert into access.account (login) values ('head')")
    await client.query(
      "insert into platform.long_job (kind, account_id, title) values ('people.archive', 1, 'В архив')",
    )
    await client.query(`insert into platform.long_job_item (job_id, number, title, input, outcome, detail)
      values (1, 1, 'Ким В.', '{}', 'done', 'В архиве'), (1, 2, 'Ли О.', '{}', 'waiting', '')`)
    await client.query(
      "insert into platform.import (account_id, kind, file_name, digest, unknown_columns) values (1, 'people.staff', 'a.xlsx', 'x', '{Кабинет,D}')",
    )
    await client.query(
      `insert into platform.import_row (import_id, number, cells, flaws, problems, outcome, detail)
       values (1, 2, '{}', '{"name": "Формула"}', $1, 'done', 'Добавлено'), (1, 3, '{}', '{}', '[]', null, '')`,
      [JSON.stringify([{ column: 'iin', level: 'error', text: 'Проверьте' }])],
    )
  })
  await migrate(url)

  await withClient(url, async (client) => {
    const all = async (text: string) => (await client.query<Record<string, unknown>>(text)).rows
    expect(await all('select title from platform.long_job')).toEqual([{ title: said('В архив') }])
    expect(await all('select title, detail from platform.long_job_item order by number')).toEqual([
      { title: said('Ким В.'), detail: said('В архиве') },
      { title: said('Ли О.'), detail: null },
    ])
    expect(await all('select file_name, unknown_columns from platform.import')).toEqual([
      { file_name: 'a.xlsx', unknown_columns: [said('Кабинет'), said('D')] },
    ])
    expect(await all('select flaws, problems, detail from platform.import_row order by number')).toEqual([
      {
        flaws: { name: said('Формула') },
        problems: [{ column: 'iin', level: 'error', text: said('Проверьте') }],
        detail: said('Добавлено'),
      },
      { flaws: {}, problems: [], detail: null },
    ])
  })
})
