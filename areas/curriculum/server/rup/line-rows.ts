import { sql, type RawBuilder } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import type { RupLine } from '../../contract/rup.ts'
import type { PlanPlace } from '../../rules/plan-column.ts'

/** Lines of the plan as they are answered, by `areAsked` over `r`, in the order of courses and columns. */
export const planLines = (areAsked: RawBuilder<unknown>): RawBuilder<RupLine> => sql<RupLine>`
    select r.id, p.number as parallel, r.language, r.profile, r.class_id, r.hours, r.hours_year, r.subgroups, r.component,
      r.grading_mode, r.version, jsonb_build_object('id', co.id, 'title', co.title, 'colour', co.colour) as course
    from curriculum.rup_line r join classes.parallel p on p.id = r.parallel_id
    join curriculum.course co on co.id = r.course_id
    where ${areAsked}
    order by platform.sort_text(co.title) collate "C", co.id, p.number, r.rank, r.language, r.profile, r.class_id`
export async function readPlanLines(db: Database, areAsked: RawBuilder<unknown>): Promise<RupLine[]> {
  const { rows } = await planLines(areAsked).execute(db)
  return rows
}

/** What the history keeps of a line, over the row `r`. */
export const keptLine = sql`(select jsonb_build_object('parallel', kept_p.number, 'language', r.language, 'profile', r.profile,
  'class', (select kept_c.title from classes.class kept_c where kept_c.id = r.class_id), 'course', kept_co.title, 'hours', r.hours,
  'hours_year', r.hours_year, 'component', r.component, 'subgroups', r.subgroups, 'grading_mode', r.grading_mode,
  'year_id', r.year_id, 'course_id', r.course_id)
  from classes.parallel kept_p, curriculum.course kept_co where kept_p.id = r.parallel_id and kept_co.id = r.course_id)`

/** A line in one place: of a course in a column. */
export const lineKey = ({ parallel, language, profile, class_id }: PlanPlace, courseId: number): string =>
  JSON.stringify([parallel, language, profile, class_id, courseId])
