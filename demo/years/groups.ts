import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import type { PastYear } from './year-made.ts'

/** The groups of a past year with who taught them; a class is dealt out evenly among the groups of a course. */
export async function copyGroups(db: Database, { yearId, presentYearId, days }: PastYear): Promise<void> {
  await sql`
    insert into classes.study_group (year_id, course_id, title, kind)
    select ${yearId}, course_id, title, kind from classes.study_group where year_id = ${presentYearId}`.execute(db)
  await sql`
    create temporary table group_map on commit drop as
    select g.id as present_id, own.id as own_id from classes.study_group g
      join classes.study_group own on own.year_id = ${yearId} and own.course_id = g.course_id and own.title = g.title
    where g.year_id = ${presentYearId}`.execute(db)
  await sql`
    insert into classes.group_class (group_id, class_id)
    select map.own_id, own.id from group_map map join classes.group_class gc on gc.group_id = map.present_id
      join classes.class c on c.id = gc.class_id join classes.parallel p on p.id = c.parallel_id
      join classes.parallel own_p on own_p.year_id = ${yearId} and own_p.number = p.number
      join classes.class own on own.parallel_id = own_p.id and own.letter = c.letter`.execute(db)
  await sql`
    insert into workload.assignment (teacher_id, group_id, hours, during)
    select a.teacher_id, map.own_id, a.hours,
      daterange(lower(a.during) - ${days}::int, upper(a.during) - ${days}::int)
    from workload.assignment a join group_map map on map.present_id = a.group_id`.execute(db)
  await sql`
    with serving as (
      select gc.class_id, g.course_id, g.id as group_id,
        row_number() over (partition by gc.class_id, g.course_id order by g.id) as place,
        count(*) over (partition by gc.class_id, g.course_id) as places
      from classes.study_group g join classes.group_class gc on gc.group_id = g.id where g.year_id = ${yearId}),
    sitting as (
      select m.class_id, m.student_id, m.during,
        row_number() over (partition by m.class_id order by m.student_id) as place,
        count(*) over (partition by m.class_id) as places
      from classes.class_member m join classes.class c on c.id = m.class_id where c.year_id = ${yearId})
    insert into classes.group_member (group_id, course_id, student_id, during)
    select serving.group_id, serving.course_id, sitting.student_id, sitting.during
    from serving join sitting on sitting.class_id = serving.class_id
      and (sitting.place - 1) * serving.places / sitting.places + 1 = serving.place`.execute(db)
}
