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
/** The line of the РУП that governs each course of each class of a year; none where the course is outside of the plan. */
export const governingLines = (year: number | RawBuilder<unknown>): RawBuilder<GoverningLine> => sql<GoverningLine>`(
  select line.class_id, line.course_id, line.hours, line.subgroups from curriculum.class_line line
  where line.year_id = ${year} and line.grading_mode <> 'no_in_rup' and line.hours > 0)`
