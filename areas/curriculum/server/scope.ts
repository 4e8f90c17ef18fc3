import { sql, type RawBuilder } from 'kysely'
import { isWithin, type PermissionScope } from '#areas/access/server/index.ts'
import { isStaffInScope } from '#areas/organisation/server/index.ts'
import type { Within } from '#platform/server/access-rules.ts'

type Column = RawBuilder<unknown>

/** Rows of `course_id`, the head of its cathedra as `person_id`, and the cathedra's `title`. */
export const courseHeads = sql`(
  select scope_co.id as course_id, scope_ca.head_id as person_id, scope_ca.title
  from curriculum.course scope_co join curriculum.cathedra scope_ca on scope_ca.id = scope_co.cathedra_id)`

/** Ids of the courses of the cathedras. */
export const coursesWithin = ({ cathedras }: Within) => sql`(
  select scope_lo.id from curriculum.course scope_lo where scope_lo.cathedra_id = any(${[...cathedras]}::integer[]))`

/** Whether the cathedra in `cathedra` (its id) is within reach. */
export const isCathedraInScope = (scope: PermissionScope, cathedra: Column): RawBuilder<boolean> =>
  isWithin(scope, ({ cathedras }) => sql<boolean>`coalesce(${cathedra} = any(${[...cathedras]}::integer[]), false)`)

/** Whether the teacher in `teacher` (a person's id) is a member of a cathedra within reach, or of its units' staff. */
export const isTeacherInScope = (scope: PermissionScope, teacher: Column): RawBuilder<boolean> =>
  isWithin(
    scope,
    ({ cathedras }) => sql<boolean>`(${teacher} in (select scope_lm.person_id from curriculum.cathedra_member scope_lm
      where scope_lm.cathedra_id = any(${[...cathedras]}::integer[])) or ${isStaffInScope(scope, teacher)})`,
  )
