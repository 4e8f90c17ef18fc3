import { expect, test } from 'vitest'
import { defaultPolicy } from '#areas/grading/rules/policy.ts'
import { migrate } from '#platform/server/migrate.ts'
import { withClient } from '#platform/server/postgres/databases.ts'
import { databaseBefore } from './database-before.ts'

const file = '0100_retakes.sql'

test('policies that stand let works be written again, as they have, and are changed no more after that', async () => {
  const url = await databaseBefore(file)
  const { retakes: _retakes, ...rules } = defaultPolicy()
  await withClient(url, async (client) => {
    await client.query("insert into calendar.study_year (date_start, date_end) values ('2026-09-01', '2027-05-25')")
    await client.query('insert into grading.policy (year_id, version, rules) values (1, 1, $1)', [
      JSON.stringify(rules),
    ])
  })
  await migrate(url)

  await withClient(url, async (client) => {
    const { rows } = await client.query<{ rules: unknown }>('select rules from grading.policy')
    expect(rows).toEqual([{ rules: { ...rules, retakes: 'once' } }])
    const forbid = client.query(`update grading.policy set rules = rules || '{"retakes": "none"}'`)
    await expect(forbid).rejects.toThrow('superseded, never changed')
  })
})
