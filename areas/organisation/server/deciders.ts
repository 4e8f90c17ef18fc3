import { sql } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import type { DeciderPost } from '#platform/server/approvals.ts'
import type { Database } from '#platform/server/database.ts'

/**
 * The head of the first of these units, or of the nearest one above it that the author does not head: nobody decides upon their own
 * paper. Where the unit has no head today there is nobody, and that is told: it is not passed on by itself.
 */
async function headOf(
  db: Database,
  { unitId, authorId, today }: { unitId: number | null; authorId: number; today: string },
): Promise<number[]> {
  const { rows } = await sql<{ person_id: number | null }>`
    with recursive own as (
      select e.unit_id as id from people.employment e where ${unitId}::integer is null and e.person_id = ${authorId}
        and e.unit_id is not null and e.during @> ${today}::date order by e.rate desc nulls last, e.id limit 1),
    line as (
      select u.id, u.parent_id, 1 as step from organisation.unit u
        where u.id = coalesce(${unitId}::integer, (select id from own)) and u.archived_at is null
      union all
      select u.id, u.parent_id, line.step + 1 from line join organisation.unit u on u.id = line.parent_id where line.step < 20)
    select h.person_id from line left join organisation.unit_head h on h.unit_id = line.id and h.during @> ${today}::date
    where h.person_id is distinct from ${authorId}::integer order by line.step limit 1`.execute(db)
  const person = rows[0]?.person_id ?? null
  return person === null ? [] : [person]
}

const units: DeciderPost['targets'] = async (db) => {
  const { rows } = await sql<{
    id: number
    title: string
  }>`select u.id, coalesce(above.title || ' → ', '') || u.title as title
    from organisation.unit u left join organisation.unit above on above.id = u.parent_id
    where u.archived_at is null order by 2`.execute(db)
  return rows
}
const positions: DeciderPost['targets'] = async (db, today) => {
  const { rows } = await sql<{ id: number; title: string }>`select po.id, po.title from people.position po
    where exists (select from people.employment e where e.position_id = po.id and coalesce(upper(e.during), 'infinity') > ${today}::date)
    order by po.title`.execute(db)
  return rows
}

/** Posts that a route of approval may name. */
export const deciders: readonly DeciderPost[] = [
  {
    key: 'organisation.own_head',
    title: msg`Руководитель подразделения автора`,
    order: 10,
    resolve: (db, { unitId, authorId, today }) => headOf(db, { unitId, authorId, today }),
  },
  {
    key: 'organisation.unit_head',
    title: msg`Руководитель подразделения`,
    order: 20,
    targets: units,
    resolve: (db, { targetId, authorId, today }) =>
      targetId === null ? Promise.resolve([]) : headOf(db, { unitId: targetId, authorId, today }),
  },
  {
    key: 'organisation.position',
    title: msg`Должность`,
    order: 30,
    dependsOn: 'nothing',
    targets: positions,
    resolve: async (db, { targetId, today }) => {
      const { rows } = await sql<{ person_id: number }>`select distinct e.person_id from people.employment e
        where e.position_id = ${targetId} and e.during @> ${today}::date`.execute(db)
      return rows.map(({ person_id }) => person_id)
    },
  },
]
