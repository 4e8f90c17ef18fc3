import { sql } from 'kysely'
import type { World } from './world.ts'

/**
 * All that stands in what is closed, as text by row: marks and misses of a group's closed quarters, topics of their lessons,
 * and results closed in every group that the student is or was in, those of the year with the last quarter.
 */
export async function closedRows({ db, school, today }: World): Promise<Map<string, string>> {
  const { rows } = await sql<{ key: string; row: string }>`
    with closed as (
      select g.id as group_id, q.id as quarter_id, q.start_date, q.end_date
      from classes.study_group g join calendar.calendar_entry q on q.year_id = g.year_id and q.type = 'quarter'
      where g.course_id = 1 and q.closes_on < ${today}::date and not exists (select from results.reopening r
        where r.group_id = g.id and r.quarter_id = q.id and r.until >= ${today}::date))
    select 'score ' || s.id as key, s::text as row from journal.score s join timetable.lesson l on l.id = s.lesson_id
      left join assessments.work w on w.id = s.work_id
      join closed c on c.group_id = l.group_id
        and coalesce(w.quarter_id = c.quarter_id, l.date between c.start_date and c.end_date)
    union all
    select 'miss ' || m.id, m::text from journal.miss m join timetable.lesson l on l.id = m.lesson_id
      join closed c on c.group_id = l.group_id and l.date between c.start_date and c.end_date
    union all
    select 'lesson ' || l.id, concat(t.topic, '|', t.homework) from timetable.lesson l
      left join journal.lesson_text t on t.lesson_id = l.id
      join closed c on c.group_id = l.group_id and l.date between c.start_date and c.end_date
    union all
    select 'result ' || r.id, r::text from results.period_result r where r.course_id = 1 and not exists (
      select from classes.group_member m where m.student_id = r.student_id and m.course_id = 1 and not exists (
        select from closed c where c.group_id = m.group_id and c.quarter_id = coalesce(r.quarter_id, ${school.quarters.fourth}::integer)))`.execute(
    db,
  )
  return new Map(rows.map(({ key, row }) => [key, row]))
}
