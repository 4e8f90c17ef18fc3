import { sql, type RawBuilder } from 'kysely'

/**
 * Hours a week that the РУП gives a teaching group (its id in `group`), as an SQL expression: of its course in the
 * parallel of its classes, the most where they differ; null where no line names the course, or it is outside of the plan. An
 * individual plan has hours of its own.
 */
export const plannedHours = (group: RawBuilder<unknown>): RawBuilder<number | null> => sql<number | null>`coalesce((
  select hours from classes.study_group where id = ${group}), (
  select max(planned_r.hours) from classes.group_class planned_gc
  join classes.class planned_c on planned_c.id = planned_gc.class_id
  -- the course first: joined by it, all lines of the parallel would be looked through for each group
  join curriculum.rup_line planned_r
    on planned_r.course_id = (select course_id from classes.study_group where id = ${group})
    and planned_r.parallel_id = planned_c.parallel_id and planned_r.profile in ('', planned_c.profile)
    and planned_r.grading_mode <> 'no_in_rup'
  where planned_gc.group_id = ${group}))`

/** A row for each teaching group of a year: see `planOfYear`. */
export interface GroupPlan {
  group_id: number
  course_id: number
  hours: number | null
  is_out: boolean
}
/**
 * What the РУП gives each teaching group of a year, found for all of them at once: its `hours` a week as `plannedHours` says them, and
 * whether a line puts its course outside of the plan (`is_out`): no load.
 * @param among of some of the groups alone, by the column of the group
 */
export const planOfYear = (
  year: number | RawBuilder<number | null>,
  among: (group: RawBuilder<unknown>) => RawBuilder<boolean> = () => sql<boolean>`true`,
): RawBuilder<GroupPlan> => sql<GroupPlan>`(
  select plan_g.id as group_id, plan_g.course_id,
    coalesce(plan_g.hours, max(plan_r.hours) filter (where plan_r.grading_mode <> 'no_in_rup')) as hours,
    coalesce(bool_or(plan_r.grading_mode = 'no_in_rup'), false) as is_out
  from classes.study_group plan_g
  -- classes of the year by themselves: else those of all years would be joined to their groups first
  left join (classes.group_class plan_gc join classes.class plan_c on plan_c.id = plan_gc.class_id and plan_c.year_id = ${year})
    on plan_gc.group_id = plan_g.id
  left join curriculum.rup_line plan_r on plan_r.year_id = plan_g.year_id and plan_r.course_id = plan_g.course_id
    and plan_r.parallel_id = plan_c.parallel_id and plan_r.profile in ('', plan_c.profile)
  where plan_g.year_id = ${year} and ${among(sql.ref('plan_g.id'))} group by plan_g.id)`
