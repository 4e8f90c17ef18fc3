import { sql } from 'kysely'
import { writeGroupStays, type StayWrites } from '#areas/classes/server/index.ts'
import type { RollingOver } from '../doing.ts'

/** Whoever was carried over and stands in no group of a course that is taught to the whole class comes into it. @returns how many places */
export async function joinWholeClasses({ db, years: { into }, trace }: RollingOver): Promise<number> {
  const { rows } = await sql<StayWrites['made'][number]>`
    select m.student_id, g.id as group_id, lower(m.during)::text as from,
      least(upper(m.during), coalesce(g.closed_on, upper(m.during)))::text as until
    from classes.class c join classes.class_member m on m.class_id = c.id and m.cause = 'rollover'
      join classes.group_class gc on gc.class_id = c.id
      join classes.study_group g on g.id = gc.group_id and g.kind = 'class' and (g.closed_on is null or g.closed_on > lower(m.during))
    where c.year_id = ${into.id} and not exists (select from classes.group_member held
      where held.student_id = m.student_id and held.course_id = g.course_id and held.during && m.during)`.execute(db)
  await writeGroupStays(db, { gone: [], changed: [], made: rows }, trace)
  return rows.length
}
