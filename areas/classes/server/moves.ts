import { sql } from 'kysely'
import { mayFindPerson } from '#areas/access/server/index.ts'
import { handle } from '#platform/server/handle.ts'
import { containsWords } from '#platform/server/list.ts'
import { listMoves, type Move } from '../contract/moves.ts'

const daysBack = 14

/** A stay that ended on the day on which another began is a change of classes. */
export const listMovesHandler = handle(listMoves, async ({ query, db, caller, today }) => {
  const { page, size, asc, search = '', active = null } = query
  const lately = sql`between ${today}::date - ${daysBack}::int and ${today}::date`
  const found = sql`
    from (select m.student_id, m.class_id, lower(m.during) as day from classes.class_member m
      where lower(m.during) ${lately}) came
    full join (select m.student_id, m.class_id, upper(m.during) as day from classes.class_member m
      where upper(m.during) ${lately}) went on went.student_id = came.student_id and went.day = came.day
    join people.person p on p.id = coalesce(came.student_id, went.student_id)
    left join classes.class before on before.id = went.class_id
    left join classes.class after on after.id = came.class_id
    where ${mayFindPerson(caller, sql.ref('p.id'), today)} and ${containsWords(sql.ref('p.search'), search)}`
  const { rows: counted } = await sql<{ total: number }>`select count(*)::int as total ${found}`.execute(db)
  const { rows } = await sql<Move>`
    select p.id as student_id, p.full_name, coalesce(came.day, went.day) as date, before.title as "from",
      after.title as "to"
    ${found}
    order by date ${asc ? sql`asc` : sql`desc`}, p.sort_name, p.id limit ${size} offset ${(page - 1) * size}`.execute(
    db,
  )
  return { items: rows, total: counted[0]?.total ?? 0, page, size, active }
})
