import { expect, test } from 'vitest'
import { migrate } from '#platform/server/migrate.ts'
import { withClient } from '#platform/server/postgres/databases.ts'
import { databaseBefore } from './before-migration.ts'

const file = '0120_calendar_of_admin.sql'

test('the administrator of a school that has its roles already keeps calendar and bells; what was taken stays taken', async () => {
  const url = await databaseBefore(file)
  await withClient(url, async (client) => {
    await client.query(
      `insert into access.role (name, title) values ('admin', 'Администратор'), ('teacher', 'Учитель')`,
    )
    await client.query(`insert into access.role_permission (role_id, key, level)
      select id, key, 'read' from access.role, (values ('pas_calendar'), ('pas_schedule'), ('usr_user')) k (key)
      where name = 'admin' or key = 'pas_calendar'`)
    await client.query(`delete from access.role_permission where key = 'pas_schedule'`)
  })
  expect(await migrate(url)).toContain(file)
  await withClient(url, async (client) => {
    const { rows } = await client.query(`select r.name, rp.key, rp.level from access.role_permission rp
      join access.role r on r.id = rp.role_id order by r.name, rp.key`)
    expect(rows.map(({ name, key, level }) => [name, key, level].join(' '))).toEqual([
      'admin pas_calendar write',
      'admin usr_user read',
      'teacher pas_calendar read',
    ])
  })
})
