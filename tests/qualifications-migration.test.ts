import { expect, test } from 'vitest'
import { migrate } from '#platform/server/migrate.ts'
import { withClient } from '#platform/server/postgres/databases.ts'
import { databaseBefore } from './database-before.ts'

const moving = '0191_qualifications.sql'

test('categories that posts kept stand on their persons, each until the next one began', async () => {
  const url = await databaseBefore(moving)
  await withClient(url, async (client) => {
    await client.query(`insert into people.person (id, surname, name) overriding system value
      values (901, 'А', 'А'), (902, 'Б', 'Б'), (903, 'В', 'В')`)
    await client.query(
      `insert into people.position (id, title) overriding system value values (901, 'Завуч'), (902, 'Педагог')`,
    )
    await client.query(`insert into people.employment (person_id, position_id, category, during) values
      (901, 902, 'педагог-модератор', '[2015-09-01,2020-09-01)'), (901, 902, 'Педагог-эксперт', '[2020-09-01,)'),
      (901, 901, ' педагог-эксперт ', '[2022-09-01,)'), (902, 902, 'высшая', '(,)'), (902, 901, null, '[2021-09-01,)'),
      (903, 902, 'педагог', '[2021-09-01,)'), (903, 901, 'педагог-мастер', '[2021-09-01,)')`)
  })
  expect(await migrate(url)).toContain(moving)

  await withClient(url, async (client) => {
    const { rows } = await client.query(`select person_id, level, title, during::text from qualifications.category
      order by person_id, during`)
    expect(rows).toEqual([
      { person_id: 901, level: 'moderator', title: null, during: '[2015-09-01,2020-09-01)' },
      { person_id: 901, level: 'expert', title: null, during: '[2020-09-01,)' },
      { person_id: 902, level: 'other', title: 'высшая', during: '(,)' },
      { person_id: 903, level: 'master', title: null, during: '[2021-09-01,)' },
    ])
    await expect(
      client.query(
        `insert into qualifications.category (person_id, level, during) values (903, 'expert', '[2022-01-01,)')`,
      ),
    ).rejects.toThrow('exclusion constraint')
  })
})
