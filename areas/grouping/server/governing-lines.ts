import { sql, type RawBuilder } from 'kysely'

/** What the РУП says of a course of a class. */
export interface GoverningLine {
  class_id: number
  course_id: number
  /** A week. */
  hours: number
  /** The most groups into which the class may be divided. */
  subgroups: number
}
/**
 * The line of the РУП that governs each course of each class of a year: that of its profile before that of the whole
 * parallel; none where the course is outside of the plan.
 */
export const governingLines = (year: number | RawBuilder<unknown>): RawBuilder<GoverningLine> => sql<GoverningLine>`(
  select line.class_id, line.course_id, line.hours, line.subgroups from (
    select distinct on (c.id, r.course_id) c.id as class_id, r.course_id, r.hours, r.subgroups, r.grading_mode
    from classes.class c join curriculum.rup_line r on r.year_id = c.year_id and r.parallel_id = c.parallel_id
      and r.profile in ('', c.profile)
    where c.year_id = ${year} order by c.id, r.course_id, r.profile = c.profile desc) line
  where line.grading_mode <> 'no_in_rup')`
