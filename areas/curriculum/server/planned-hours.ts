import { sql, type RawBuilder } from 'kysely'

/**
 * The line of the РУП that governs the course of a class, joined behind `class` (an alias of classes.class) as `line`: of those that
 * fit its parallel, language, profile and itself the most special. @param course an id
 */
export const governingLine = (schoolClass: string, course: RawBuilder<unknown>): RawBuilder<unknown> => {
  const of = (column: string) => sql.ref(`${schoolClass}.${column}`)
  return sql`(
    select governing_r.* from curriculum.rup_line governing_r
    where governing_r.year_id = ${of('year_id')} and governing_r.parallel_id = ${of('parallel_id')}
      and governing_r.course_id = ${course} and governing_r.profile in ('', ${of('profile')})
      and governing_r.language in ('', ${of('language')})
      and (governing_r.class_id is null or governing_r.class_id = ${of('id')})
    order by governing_r.rank desc limit 1)`
}

/**
 * Hours a week that the РУП gives a teaching group (its id in `group`), as an SQL expression: of its course in its classes, the most
 * where they differ; null where no line names the course, or it is outside of the plan. An
 * individual plan has hours of its own.
 */
export const plannedHours = (group: RawBuilder<unknown>): RawBuilder<number | null> => sql<number | null>`coalesce((
  select hours from classes.study_group where id = ${group}), (
  select max(planned_r.hours) from classes.group_class planned_gc
  join classes.class planned_c on planned_c.id = planned_gc.class_id
  cross join lateral ${governingLine('planned_c', sql`(select course_id from classes.study_group where id = ${group})`)} planned_r
  where planned_gc.group_id = ${group} and planned_r.grading_mode <> 'no_in_rup'))`

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
 * @param among of some of the groups alone, by the column of the group: their lines are looked for one by one
 */
export const planOfYear = (
  year: number | RawBuilder<number | null>,
  among?: (group: RawBuilder<unknown>) => RawBuilder<boolean>,
): RawBuilder<GroupPlan> => sql<GroupPlan>`(
  select plan_g.id as group_id, plan_g.course_id,
    coalesce(plan_g.hours, max(plan_r.hours) filter (where plan_r.grading_mode <> 'no_in_rup')) as hours,
    coalesce(bool_or(plan_r.grading_mode = 'no_in_rup'), false) as is_out
  from classes.study_group plan_g
  -- classes of the year by themselves: else those of all years would be joined to their groups first
  left join (classes.group_class plan_gc join classes.class plan_c on plan_c.id = plan_gc.class_id and plan_c.year_id = ${year})
    on plan_gc.group_id = plan_g.id
  left join ${
    among
      ? sql`lateral ${governingLine('plan_c', sql.ref('plan_g.course_id'))} plan_r on true`
      : sql`curriculum.class_line plan_r
          on plan_r.year_id = ${year} and plan_r.course_id = plan_g.course_id and plan_r.class_id = plan_c.id`
  }
  where plan_g.year_id = ${year}${among ? sql` and ${among(sql.ref('plan_g.id'))}` : sql``} group by plan_g.id)`
