import { sql, type RawBuilder } from 'kysely'

/**
 * Hours a week that the РУП gives a teaching group (its id in `group`), as an SQL expression: of its course in the
 * parallel of its classes, the most where they differ; null where no line names the course, or it is outside of the plan.
 */
export const plannedHours = (group: RawBuilder<unknown>): RawBuilder<number | null> => sql<number | null>`(
  select max(planned_r.hours) from classes.group_class planned_gc
  join classes.class planned_c on planned_c.id = planned_gc.class_id
  -- the course first: joined by it, all lines of the parallel would be looked through for each group
  join curriculum.rup_line planned_r
    on planned_r.course_id = (select course_id from classes.study_group where id = ${group})
    and planned_r.parallel_id = planned_c.parallel_id and planned_r.profile in ('', planned_c.profile)
    and planned_r.grading_mode <> 'no_in_rup'
  where planned_gc.group_id = ${group})`

/** Whether a line of the РУП puts the course of a teaching group (its id in `group`) outside of the plan: no load. */
export const isOutOfPlan = (group: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`exists (
  select from classes.study_group out_g join classes.group_class out_gc on out_gc.group_id = out_g.id
  join classes.class out_c on out_c.id = out_gc.class_id
  join curriculum.rup_line out_r on out_r.course_id = out_g.course_id and out_r.parallel_id = out_c.parallel_id
    and out_r.profile in ('', out_c.profile) and out_r.grading_mode = 'no_in_rup'
  where out_g.id = ${group})`
