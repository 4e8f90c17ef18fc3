import { expect, test } from 'vitest'
import { migrate } from '#platform/server/migrate.ts'
import { withClient } from '#platform/server/postgres/databases.ts'
import { databaseBefore } from './before-migration.ts'

const file = '0186_courses_and_cathedras.sql'

test('who heads a department and who is its member stay so, since before anything was noted', async () => {
  const url = await databaseBefore(file)
  await withClient(url, async (client) => {
    await client.query(`insert into people.person (surname, name) values ('Ахметов', 'Данияр'), ('Ахметова', 'Дана')`)
    await client.query(`insert into curriculum.cathedra (title, head_id) values ('Языков', 2), ('Без главы', null)`)
    await client.query(`insert into curriculum.cathedra_member (cathedra_id, person_id) values (1, 1), (1, 2)`)
  })
  expect(await migrate(url)).toContain(file)
  await withClient(url, async (client) => {
    const heads = await client.query(`select cathedra_id, person_id, during::text from curriculum.cathedra_head`)
    expect(heads.rows).toEqual([{ cathedra_id: 1, person_id: 2, during: '(,)' }])
    const members = await client.query(`select person_id, during::text from curriculum.cathedra_member order by 1`)
    expect(members.rows).toEqual([
      { person_id: 1, during: '(,)' },
      { person_id: 2, during: '(,)' },
    ])
    const posts = await client.query(`select person_id from approvals.headship`)
    expect(posts.rows).toEqual([{ person_id: 2 }])
    const today = await client.query(`select * from curriculum.heads_on(current_date)`)
    expect(today.rows).toEqual([{ cathedra_id: 1, person_id: 2 }])
  })
})
