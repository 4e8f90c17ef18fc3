import { sql, type RawBuilder } from 'kysely'
import { isWithin, type PermissionScope } from '#areas/access/server/index.ts'
import { isStaffInScope } from '#areas/organisation/server/index.ts'
import { dayInText } from '#platform/server/day-in-text.ts'
import type { Within } from '#platform/server/access-rules.ts'

type Column = RawBuilder<unknown>

/**
 * Rows of `course_id`, `year_id`, the head of the course's cathedra as `person_id` (null where it had none), and the cathedra's
 * `title`: of a year that is over who headed it at its end, of one to come who begins with it.
 */
export const courseHeads = (today: string) => sql`(
  select scope_co.id as course_id, scope_y.id as year_id, scope_ch.person_id, scope_ca.title
  from curriculum.course scope_co join curriculum.cathedra scope_ca on scope_ca.id = scope_co.cathedra_id
  cross join calendar.study_year scope_y
  left join curriculum.cathedra_head scope_ch on scope_ch.cathedra_id = scope_ca.id
    and scope_ch.during @> greatest(scope_y.date_start, least(${dayInText(today)}, scope_y.date_end)))`

/** Rows of `cathedra_id` and `person_id`: who heads which cathedra today. */
export const headsOn = (today: string) => sql`curriculum.heads_on(${dayInText(today)})`

/** Ids of the persons who are members of the cathedra in `cathedra` today. */
export const membersOf = (cathedra: Column, today: string) => sql`(
  select scope_lm.person_id from curriculum.cathedra_member scope_lm
  where scope_lm.cathedra_id = ${cathedra} and scope_lm.during @> ${dayInText(today)})`

/** Ids of the courses of the cathedras. */
export const coursesWithin = ({ cathedras }: Within) => sql`(
  select scope_lo.id from curriculum.course scope_lo where scope_lo.cathedra_id = any(${[...cathedras]}::integer[]))`

/** Whether the cathedra in `cathedra` (its id) is within reach. */
export const isCathedraInScope = (scope: PermissionScope, cathedra: Column): RawBuilder<boolean> =>
  isWithin(scope, ({ cathedras }) => sql<boolean>`coalesce(${cathedra} = any(${[...cathedras]}::integer[]), false)`)

/** Whether the teacher in `teacher` (a person's id) is a member of a cathedra within reach, or of its units' staff. */
export const isTeacherInScope = (scope: PermissionScope, teacher: Column, today: string): RawBuilder<boolean> =>
  isWithin(
    scope,
    ({ cathedras }) => sql<boolean>`(${teacher} in (select scope_lm.person_id from curriculum.cathedra_member scope_lm
      where scope_lm.cathedra_id = any(${[...cathedras]}::integer[]) and scope_lm.during @> ${today}::date) or ${isStaffInScope(scope, teacher)})`,
  )
