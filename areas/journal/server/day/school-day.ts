import { sql, type RawBuilder } from 'kysely'
import { mayReadGroup, reachesStudent, reachOf } from '#areas/access/server/index.ts'
import { addDays, type CalendarDate } from '#platform/contract/calendar-date.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import type { GradeCounts } from '../../rules/indicators.ts'

/** Of the journals that the caller reads. */
interface Reading {
  db: Database
  caller: Caller
  today: CalendarDate
}
const daysAhead = 7
const readable = ({ caller, today }: Reading, group: RawBuilder<unknown>) => mayReadGroup(caller, group, today)

/** How many students of each class have missed a lesson today, the most first. */
export async function absentByClass(reading: Reading) {
  const { db, today } = reading
  const { rows } = await sql<{ id: number; title: string; students: number }>`
    select c.id, c.title, count(distinct miss.student_id) as students
    from timetable.lesson l join journal.miss miss on miss.lesson_id = l.id
    join journal.miss_kind k on k.id = miss.kind_id and k.counts_as_missed
    join classes.class_member m on m.student_id = miss.student_id and m.during @> ${today}::date
    join classes.class c on c.id = m.class_id
    where l.date = ${today} and ${readable(reading, sql.ref('l.group_id'))}
    group by c.id order by students desc, c.title`.execute(db)
  return rows
}

/** Reasons of absence that nobody has answered; null for who does not see them. */
export async function waitingReasons({ db, caller }: Reading): Promise<number | null> {
  const reach = reachOf(caller, 'read', 'jrn_full_filter')
  if (reach === 'none') return null
  const { rows } = await sql<{ waiting: number }>`
    select count(*) as waiting from journal.absence_reason r
    where r.state = 'waiting' and ${reachesStudent(reach, sql.ref('r.student_id'))}`.execute(db)
  return rows[0]?.waiting ?? 0
}

/** Results of the last quarter that has ended, counted by grade; null before the first has. */
export async function resultsOfLastQuarter(reading: Reading): Promise<(GradeCounts & { quarter: string }) | null> {
  const { db, today } = reading
  const { rows } = await sql<GradeCounts & { quarter: string }>`
    select q.title as quarter, count(*) filter (where r.value = 5) as n5, count(*) filter (where r.value = 4) as n4,
      count(*) filter (where r.value = 3) as n3, count(*) filter (where r.value = 2) as n2,
      count(*) filter (where r.id is not null and r.value is null) as na
    from (select id, year_id, title from calendar.calendar_entry where type = 'quarter' and end_date < ${today}
      order by end_date desc limit 1) q
    left join journal.period_result r on r.quarter_id = q.id and r.type = 'quarter_score' and exists (
      select from classes.group_member m join classes.study_group g on g.id = m.group_id and g.year_id = q.year_id
      where m.student_id = r.student_id and m.course_id = r.course_id and ${readable(reading, sql.ref('g.id'))})
    group by q.title`.execute(db)
  return rows[0] ?? null
}

interface WorkAhead {
  id: number
  kind: 'sor' | 'soch'
  number: number
  date: CalendarDate
  course: string
  group: string
  group_id: number
}
/** СОР and СОЧ of the next seven days. */
export async function worksAhead(reading: Reading): Promise<WorkAhead[]> {
  const { db, today } = reading
  const { rows } = await sql<WorkAhead>`
    select w.id, w.kind, w.number, l.date, co.title as course, g.title as "group", g.id as group_id
    from timetable.lesson l join journal.work w on w.lesson_id = l.id join classes.study_group g on g.id = l.group_id
    join curriculum.course co on co.id = g.course_id
    where l.date between ${today} and ${addDays(today, daysAhead)} and l.takes_place
      and ${readable(reading, sql.ref('g.id'))}
    order by l.date, l.slot, co.title, g.title, w.id`.execute(db)
  return rows
}
