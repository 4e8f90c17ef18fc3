import { sql } from 'kysely'
import { mayFindPerson } from '#areas/access/server/index.ts'
import { addDays } from '#platform/contract/calendar-date.ts'
import { msg, t, translate } from '#platform/contract/text.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { dayInText } from '#platform/server/day-in-text.ts'
import { exportRows } from '#platform/server/export.ts'
import { handle } from '#platform/server/handle.ts'
import { containsWords, listOfSql } from '#platform/server/list.ts'
import type { SheetColumn } from '#platform/server/xlsx.ts'
import { exportMoves, listMoves, type Move } from '../contract/moves.ts'
import { moveInWords } from '../rules/moves.ts'

const daysBack = 14

interface Asking {
  db: Database
  caller: Caller
  today: string
}

/** A stay that ended on the day on which another began is a change of classes. */
function findMoves({ db, caller, today }: Asking, { asc, search = '' }: { asc: boolean; search?: string | undefined }) {
  const lately = sql`between ${dayInText(addDays(today, -daysBack))} and ${dayInText(today)}`
  const found = sql`
    from (select m.student_id, m.class_id, lower(m.during) as day from classes.class_member m
      where lower(m.during) ${lately}) came
    full join (select m.student_id, m.class_id, coalesce(upper(m.during), 'infinity') as day from classes.class_member m
      where coalesce(upper(m.during), 'infinity') ${lately}) went on went.student_id = came.student_id and went.day = came.day
    join people.person p on p.id = coalesce(came.student_id, went.student_id)
    left join classes.class before on before.id = went.class_id
    left join classes.class after on after.id = came.class_id
    where ${mayFindPerson(caller, sql.ref('p.id'), today)} and ${containsWords(sql.ref('p.search'), search)}`
  return listOfSql<Move>(db, {
    columns: sql`p.id as student_id, p.full_name, coalesce(came.day, went.day) as date, before.title as "from",
      after.title as "to"`,
    found,
    ordered: sql`order by date ${asc ? sql`asc` : sql`desc`}, p.sort_name, p.id`,
  })
}

const listMovesHandler = handle(listMoves, ({ query, ...asking }) => findMoves(asking, query).pageOf(query))

const columns: Record<(typeof exportMoves)['columns'][number], SheetColumn<Move>> = {
  date: { title: msg`День`, width: 14, kind: 'date', of: ({ date }) => date },
  name: { title: msg`Ученик`, width: 40, kind: 'text', of: ({ full_name }) => full_name },
  move: { title: msg`Класс`, width: 24, kind: 'text', of: (move) => translate(moveInWords(move)) },
}
const exportMovesHandler = handle(exportMoves, async ({ query, record, ...asking }) => {
  const { caller, today } = asking
  const found = await findMoves(asking, query).whole()
  return exportRows({
    list: 'classes.moves',
    title: t`Движение учеников`,
    columns,
    query,
    found,
    caller,
    today,
    record,
  })
})

export const moveHandlers = [listMovesHandler, exportMovesHandler]
