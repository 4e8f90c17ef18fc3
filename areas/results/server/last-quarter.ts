import { sql } from 'kysely'
import { mayReadGroup, readsEveryGroup } from '#areas/classes/server/index.ts'
import type { GradeCounts } from '#areas/grading/rules/indicators.ts'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { remembered } from '#platform/server/conditional/remembered.ts'

/** Of the journals that the caller reads. */
interface Reading {
  db: Database
  caller: Caller
  today: CalendarDate
}

interface OfClass {
  class_id: number
  student_id: number
  full_name: string
}

/** Results of the last quarter that has ended, counted by grade; null before the first has. */
export async function resultsOfLastQuarter(reading: Reading): Promise<(GradeCounts & { quarter: string }) | null> {
  const { db, caller, today } = reading
  const ofTheirGroups = sql`and (r.student_id, r.course_id) in (
    select m.student_id, m.course_id from classes.study_group g join classes.group_member m on m.group_id = g.id
    where g.year_id = (select year_id from q) and ${mayReadGroup(caller, sql.ref('g.id'), today)})`
  const rows = await remembered(
    db,
    sql<GradeCounts & { quarter: string }>`
    with q as materialized (select id, year_id, title from calendar.calendar_entry
      where type = 'quarter' and end_date < ${today} order by end_date desc limit 1)
    select q.title as quarter, count(*) filter (where r.value = 5) as n5, count(*) filter (where r.value = 4) as n4,
      count(*) filter (where r.value = 3) as n3, count(*) filter (where r.value = 2) as n2,
      count(*) filter (where r.id is not null and r.value is null) as na
    from q left join results.period_result r on r.quarter_id = q.id and r.type = 'quarter_score'
      ${readsEveryGroup(caller, today) ? sql`` : ofTheirGroups}
    group by q.title`,
  )
  return rows[0] ?? null
}

/** Who of the classes has «2» or «н/а» in the last quarter that has ended, and in what; who in most stands first. */
export async function failingOfClasses(db: Database, classes: readonly number[], today: CalendarDate) {
  const { rows } = await sql<OfClass & { quarter: string; courses: string[] }>`
    select m.class_id, p.id as student_id, p.full_name, q.title as quarter, array_agg(co.title order by co.title) as courses
    from (select id, title from calendar.calendar_entry where type = 'quarter' and end_date < ${today}
      order by end_date desc limit 1) q
    join results.period_result r on r.quarter_id = q.id and r.type in ('quarter_score', 'passfail')
      and (r.value is null or r.value = case when r.type = 'passfail' then 0 else 2 end)
    join classes.class_member m on m.student_id = r.student_id and m.during @> ${today}::date
    join people.person p on p.id = m.student_id join curriculum.course co on co.id = r.course_id
    where m.class_id = any(${[...classes]})
    group by m.class_id, p.id, q.title order by count(*) desc, p.sort_name`.execute(db)
  return rows
}
