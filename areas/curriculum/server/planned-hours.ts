import { sql, type RawBuilder } from 'kysely'

/**
 * Hours a week that the РУП gives a teaching group (its id in `group`), as an SQL expression: of its course in the
 * parallel of its classes, the most where they differ; null where no line names the course.
 */
export const plannedHours = (group: RawBuilder<unknown>): RawBuilder<number | null> => sql<number | null>`(
  select max(planned_r.hours) from classes.study_group planned_g
  join classes.group_class planned_gc on planned_gc.group_id = planned_g.id
  join classes.class planned_c on planned_c.id = planned_gc.class_id
  join curriculum.rup_line planned_r on planned_r.course_id = planned_g.course_id
    and planned_r.parallel_id = planned_c.parallel_id and planned_r.profile in ('', planned_c.profile)
  where planned_g.id = ${group})`
