import { sql, type RawBuilder } from 'kysely'
import type { PermissionKey } from '#platform/contract/permission-keys.ts'
import type { PermissionLevel } from '#platform/contract/permission-level.ts'
import type { Rights } from '#platform/contract/access.ts'

type Column = RawBuilder<unknown>
interface Within {
  classes: readonly number[]
  cathedras: readonly number[]
  units: readonly number[]
}
/** How far a key lifts the caller's scope: over the whole school, within classes, cathedras and units (ids), or not at all. */
export type Reach = 'all' | 'none' | Within

/** How far the caller's key reaches. A key that another role gives without limits reaches everywhere. */
export function reachOf(caller: Rights, level: PermissionLevel, key: PermissionKey): Reach {
  if (caller.client !== 0 || !caller.permissions[level].includes(key)) return 'none'
  const limits = (caller.limits ?? []).filter((limit) => limit[level].includes(key))
  if (limits.length === 0) return 'all'
  return {
    classes: limits.flatMap(({ classes }) => classes),
    cathedras: limits.flatMap(({ cathedras }) => cathedras),
    units: limits.flatMap(({ units }) => units),
  }
}

/** The widest of several. */
export const widest = (reaches: readonly Reach[]): Reach => {
  if (reaches.includes('all')) return 'all'
  const within = reaches.filter((reach) => reach !== 'none' && reach !== 'all')
  if (within.length === 0) return 'none'
  return {
    classes: within.flatMap(({ classes }) => classes),
    cathedras: within.flatMap(({ cathedras }) => cathedras),
    units: within.flatMap(({ units }) => units),
  }
}

/** Of the words `within(reach)`: known at once where the reach is the whole school or nothing. */
export const holdsWithin = (
  reach: Reach,
  within: (reach: Reach) => RawBuilder<boolean>,
): boolean | RawBuilder<boolean> => (reach === 'all' ? true : reach === 'none' ? false : within(reach))

const judged = (reach: Reach, within: (limits: Within) => RawBuilder<boolean>): RawBuilder<boolean> =>
  reach === 'all' ? sql<boolean>`true` : reach === 'none' ? sql<boolean>`false` : within(reach)

/** Whether the group in `group` (its id) is of a class or of a course of a cathedra within reach. */
export const reachesGroup = (reach: Reach, group: Column): RawBuilder<boolean> =>
  judged(
    reach,
    ({ classes, cathedras }) => sql<boolean>`${group} in (
      select scope_lc.group_id from classes.group_class scope_lc where scope_lc.class_id = any(${[...classes]}::integer[])
      union all
      select scope_lg.id from classes.study_group scope_lg join curriculum.course scope_lo on scope_lo.id = scope_lg.course_id
      where scope_lo.cathedra_id = any(${[...cathedras]}::integer[]))`,
  )

/** Whether the class in `schoolClass` (its id) is within reach; a cathedra has no class whole. */
export const reachesClass = (reach: Reach, schoolClass: Column): RawBuilder<boolean> =>
  judged(reach, ({ classes }) => sql<boolean>`${schoolClass} = any(${[...classes]}::integer[])`)

/** Whether the student is or was in a class within reach. */
export const reachesStudent = (reach: Reach, student: Column): RawBuilder<boolean> =>
  judged(
    reach,
    ({ classes }) => sql<boolean>`${student} in (
      select scope_ls.student_id from classes.class_member scope_ls where scope_ls.class_id = any(${[...classes]}::integer[]))`,
  )

/** Whether the cathedra in `cathedra` (its id) is within reach. */
export const reachesCathedra = (reach: Reach, cathedra: Column): RawBuilder<boolean> =>
  judged(reach, ({ cathedras }) => sql<boolean>`coalesce(${cathedra} = any(${[...cathedras]}::integer[]), false)`)

/** Whether a post of the person is in a unit within reach or below it: one of today, of who has left the last. */
export const reachesStaff = (reach: Reach, person: Column): RawBuilder<boolean> =>
  judged(
    reach,
    ({ units }) => sql<boolean>`${person} in (
      with recursive scope_below as (
        select scope_u.id from organisation.unit scope_u where scope_u.id = any(${[...units]}::integer[])
        union
        select scope_c.id from organisation.unit scope_c join scope_below on scope_c.parent_id = scope_below.id)
      select scope_e.person_id from people.employment scope_e join scope_below on scope_below.id = scope_e.unit_id
      where coalesce(upper(scope_e.during), 'infinity') >= all (
        select coalesce(upper(scope_o.during), 'infinity') from people.employment scope_o
        where scope_o.person_id = scope_e.person_id))`,
  )

/** Whether the teacher in `teacher` (a person's id) is a member of a cathedra within reach, or of its units' staff. */
export const reachesTeacher = (reach: Reach, teacher: Column): RawBuilder<boolean> =>
  judged(
    reach,
    ({ cathedras }) => sql<boolean>`(${teacher} in (select scope_lm.person_id from curriculum.cathedra_member scope_lm
      where scope_lm.cathedra_id = any(${[...cathedras]}::integer[])) or ${reachesStaff(reach, teacher)})`,
  )
