import { sql, type RawBuilder } from 'kysely'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { Database } from '#platform/server/database.ts'
import { remembered } from '#platform/server/conditional/remembered.ts'
import type { AbsentStudent, AbsentToday } from '../../contract/absent-today.ts'
import { missedOn } from './missed-on.ts'

const max = 300

interface Reading {
  today: CalendarDate
  /** Which students the caller reads here. */
  mayRead: (student: RawBuilder<unknown>) => RawBuilder<boolean>
}

/** Who has missed a lesson today, of the students that the caller reads: the ill first, then by class and name. */
export async function absentStudents(db: Database, { today, mayRead }: Reading): Promise<AbsentToday> {
  const rows = await remembered(
    db,
    sql<AbsentStudent & { total: number; ill: number }>`
    with missed as materialized (${missedOn(today)}),
    absent as (
      select p.id as student_id, p.full_name, p.sort_name, c.id as class_id, c.title as class_title, par.number as parallel,
        array_agg(distinct missed.slot order by missed.slot) as slots, array_agg(distinct lower(missed.title)) as kinds,
        bool_or(missed.code = 'ill') as is_ill
      from missed join people.person p on p.id = missed.student_id
      join classes.class_member m on m.student_id = p.id and m.during @> ${today}::date
      join classes.class c on c.id = m.class_id join classes.parallel par on par.id = c.parallel_id
      where ${mayRead(sql.ref('p.id'))}
      group by p.id, c.id, par.id)
    select student_id, full_name, class_id, class_title, slots, kinds, is_ill, count(*) over ()::int as total,
      count(*) filter (where is_ill) over ()::int as ill
    from absent order by is_ill desc, parallel, class_title, sort_name, student_id limit ${sql.lit(max)}`,
  )
  return {
    today,
    total: rows[0]?.total ?? 0,
    ill: rows[0]?.ill ?? 0,
    items: rows.map(({ total: _total, ill: _ill, ...student }) => student),
  }
}
