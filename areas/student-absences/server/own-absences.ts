import { sql } from 'kysely'
import { isOwnChild } from '#areas/people/server/index.ts'
import { addDays, type CalendarDate } from '#platform/contract/calendar-date.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { notFound } from '#platform/server/refusal.ts'
import { readOwnAbsences, type AbsenceReason } from '../contract/absence-reasons.ts'
import { isWithinReason, reasonColumns, reasonRows } from './reason-rows.ts'

/** Families are not asked about older misses. */
const daysBack = 30
const maxShown = 50

/** Kinds of misses that a family may choose: those that excuse. */
export const excusingKinds = sql`select id, letter, title from miss_kinds.miss_kind
  where not is_archived and counts_as_missed and category in ('excused', 'illness')`

async function readUnexplained(db: Database, studentId: number, today: CalendarDate) {
  const since = addDays(today, -daysBack)
  const { rows } = await sql<{ date: CalendarDate; slots: number[] }>`
    select l.date, array_agg(distinct l.slot order by l.slot) as slots
    from classes.group_member m join timetable.lesson l on l.group_id = m.group_id and m.during @> l.date
    join journal.miss miss on miss.lesson_id = l.id and miss.student_id = m.student_id
    join miss_kinds.miss_kind k on k.id = miss.kind_id and k.counts_as_missed and k.category = 'unexcused'
    where m.student_id = ${studentId} and m.during && daterange(${since}, ${today}, '[]') and l.date between ${since} and ${today}
      and not exists (select from student_absences.absence_reason r
        where r.student_id = m.student_id and r.state in ('waiting', 'accepted') and ${isWithinReason})
    group by l.date order by l.date desc`.execute(db)
  return rows
}

export const readOwnAbsencesHandler = handle(readOwnAbsences, async ({ query, db, caller, today }) => {
  const { rows: children } = await sql`select from people.person p
    where p.id = ${query.student} and ${isOwnChild(caller, sql.ref('p.id'), today)}`.execute(db)
  if (children.length === 0) throw notFound()
  const [kinds, items, unexplained] = await Promise.all([
    sql<AbsenceReason['kind']>`${excusingKinds} order by index`.execute(db),
    sql<AbsenceReason>`select ${reasonColumns} from ${reasonRows(today)}
      where r.student_id = ${query.student} order by r.date_from desc, r.id desc limit ${sql.lit(maxShown)}`.execute(
      db,
    ),
    readUnexplained(db, query.student, today),
  ])
  return { today, kinds: kinds.rows, items: items.rows, unexplained }
})
