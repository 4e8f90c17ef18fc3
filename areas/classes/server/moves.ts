import { sql } from 'kysely'
import { mayFindPerson } from '#areas/access/server/index.ts'
import type { Output } from '#platform/contract/endpoint.ts'
import { handle } from '#platform/server/handle.ts'
import { listMoves } from '../contract/moves.ts'

const max = 50
const daysBack = 14

/** A stay that ended on the day on which another began is a change of classes. */
export const listMovesHandler = handle(listMoves, async ({ db, caller, today }) => {
  const lately = sql`between ${today}::date - ${daysBack}::int and ${today}::date`
  const { rows } = await sql<Output<typeof listMoves>['items'][number] & { total: number }>`
    select p.id as student_id, p.full_name, coalesce(came.day, went.day) as date, before.title as "from",
      after.title as "to", count(*) over ()::int as total
    from (select m.student_id, m.class_id, lower(m.during) as day from classes.class_member m
      where lower(m.during) ${lately}) came
    full join (select m.student_id, m.class_id, upper(m.during) as day from classes.class_member m
      where upper(m.during) ${lately}) went on went.student_id = came.student_id and went.day = came.day
    join people.person p on p.id = coalesce(came.student_id, went.student_id)
    left join classes.class before on before.id = went.class_id
    left join classes.class after on after.id = came.class_id
    where ${mayFindPerson(caller, sql.ref('p.id'), today)}
    order by date desc, p.sort_name, p.id limit ${max}`.execute(db)
  return { total: rows[0]?.total ?? 0, items: rows.map(({ total: _total, ...move }) => move) }
})
