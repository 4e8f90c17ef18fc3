import { randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { defaultPolicy } from '#areas/grading/rules/policy.ts'
import { migrate } from '#platform/server/migrate.ts'
import { ensureDatabase, withClient } from '#platform/server/postgres/databases.ts'

const folder = path.join(import.meta.dirname, '../database/migrations')
const file = '0100_retakes.sql'

test('policies that stand let works be written again, as they have, and are changed no more after that', async () => {
  const name = `test_${randomUUID()}`
  await ensureDatabase(inject('admin'), name)
  const url = inject('database').replace('DATABASE', name)
  const earlier = mkdtempSync(path.join(os.tmpdir(), 'migrations-'))
  onTestFinished(() => rmSync(earlier, { recursive: true }))
  for (const one of readdirSync(folder))
    if (one.endsWith('.sql') && one < file) cpSync(path.join(folder, one), path.join(earlier, one))
  await migrate(url, undefined, earlier)
  const { retakes: _retakes, ...rules } = defaultPolicy()
  await withClient(url, async (client) => {
    await client.query("insert into calendar.study_year (date_start, date_end) values ('2026-09-01', '2027-05-25')")
    await client.query('insert into grading.policy (year_id, version, rules) values (1, 1, $1)', [
      JSON.stringify(rules),
    ])
  })
  await migrate(url, undefined, folder)

  await withClient(url, async (client) => {
    const { rows } = await client.query<{ rules: unknown }>('select rules from grading.policy')
    expect(rows).toEqual([{ rules: { ...rules, retakes: 'once' } }])
    const forbid = client.query(`update grading.policy set rules = rules || '{"retakes": "none"}'`)
    await expect(forbid).rejects.toThrow('superseded, never changed')
  })
})
