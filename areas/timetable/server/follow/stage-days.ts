import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import type { FollowedDay } from '../../rules/changed-days.ts'

/**
 * Fills the temporary table `followed`: each lesson of these days, whether its day has changed for one of its parallels,
 * and whether one of them studies by its weekday. A lesson that was moved there by hand belongs to any study day.
 */
export async function stageDays(db: Database, yearId: number, days: readonly FollowedDay[]): Promise<void> {
  await sql`drop table if exists pg_temp.followed`.execute(db)
  await sql`create temporary table followed on commit drop as
    with day as (select * from jsonb_to_recordset(${JSON.stringify(days)}::jsonb)
      as row(date date, parallel smallint, weekday smallint, is_changed boolean))
    select l.id as lesson_id, bool_or(day.is_changed) as is_changed,
      coalesce(bool_or(case when l.moved_from_date is not null or e.id is null then day.weekday is not null
        else day.weekday = e.weekday end), false) as studies
    from timetable.lesson l join classes.study_group g on g.id = l.group_id
    join classes.group_class gc on gc.group_id = g.id join classes.class k on k.id = gc.class_id
    join classes.parallel p on p.id = k.parallel_id
    join day on day.date = l.date and day.parallel = p.number
    left join timetable.entry e on e.id = l.entry_id
    where g.year_id = ${yearId} group by l.id`.execute(db)
}
