import { expect, test } from 'vitest'
import { migrate } from '#platform/server/migrate.ts'
import { withClient } from '#platform/server/postgres/databases.ts'
import { databaseBefore } from './before-migration.ts'

const file = '0173_corrections_by_a_route.sql'

test('what families have asked to put right and nobody has answered goes by a route', async () => {
  const url = await databaseBefore(file)
  await withClient(url, async (client) => {
    await client.query(`insert into people.person (surname, name) values ('Ахметов', 'Данияр'), ('Ахметова', 'Дана')`)
    await client.query(`insert into people.correction (person_id, field, value, proposed_by, state, answered_at)
      values (1, 'phone', '+77010000001', 2, 'waiting', null), (1, 'address', 'Алматы', 2, 'accepted', now())`)
  })
  expect(await migrate(url)).toContain(file)
  await withClient(url, async (client) => {
    const { rows } =
      await client.query(`select r.kind, r.subject_id, r.title, r.author_id, r.state, s.state as step, s.is_stuck
      from approvals.run r join approvals.run_step s on s.run_id = r.id`)
    const run = { kind: 'people.correction', subject_id: 1, title: 'Ахметов Данияр', author_id: 2, state: 'running' }
    // who decides is found by the task that asks anew who does
    expect(rows).toEqual([{ ...run, step: 'open', is_stuck: true }])
  })
})

test('where nothing waits a school is as empty as before', async () => {
  const url = await databaseBefore(file)
  await migrate(url)
  await withClient(url, async (client) => {
    const { rows } = await client.query(`select from approvals.route`)
    expect(rows).toEqual([])
  })
})
