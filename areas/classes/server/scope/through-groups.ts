import { sql, type RawBuilder } from 'kysely'
import { isAmong } from '#areas/access/server/index.ts'
import { studentScope } from '#areas/people/server/index.ts'
import type { ScopeShare, Requester } from '#platform/server/access-rules.ts'
import { eitherOf, type Reason } from '#platform/server/reasons.ts'
import { leadersOn } from './class-teacher.ts'
import { readGroupReasons } from './groups.ts'
import { isRecent } from './recent-years.ts'

type Column = RawBuilder<unknown>

/**
 * All groups with their members. Of a known caller groups are sought by year, then members by group: PostgreSQL, which expects
 * a third of all years and most of their groups, would ask about each group, and each member, that ever was. Those of a known
 * student come from the student.
 */
const membersOfGroups = (personId: Requester['personId']) =>
  typeof personId === 'number'
    ? sql`calendar.study_year scope_y
        cross join lateral (select given.id from classes.study_group given where given.year_id = scope_y.id offset 0) scope_g
        cross join lateral (select given.student_id from classes.group_member given where given.group_id = scope_g.id offset 0) scope_gm`
    : sql`classes.study_group scope_g join calendar.study_year scope_y on scope_y.id = scope_g.year_id
        join classes.group_member scope_gm on scope_gm.group_id = scope_g.id`

/**
 * Students of the groups whose journal the caller may read, of the year that began last or of one to come: last year's
 * students are no longer one's own. A set that the database makes once for a query, from the groups to their members.
 */
const isInGroup = ({ personId }: Requester, student: Column, today: string, isRead: RawBuilder<boolean>) =>
  isAmong(personId, student, {
    selected: sql.ref('scope_gm.student_id'),
    alias: 'scope_g',
    asks: isRead,
    rows: sql`from ${membersOfGroups(personId)} where ${isRecent(sql.ref('scope_y.date_start'), today)}`,
  })

/** The groups of that student, of those years, for which the condition on `scope_g` holds, by their courses. */
const groupsWhere = (caller: Requester, student: Column, today: string, isRead: RawBuilder<boolean>) => sql<
  string | null
>`(
  select string_agg(distinct scope_co.title || coalesce(' (' || scope_g.title || ')', ''), ', ')
  from classes.study_group scope_g join curriculum.course scope_co on scope_co.id = scope_g.course_id
  where scope_g.id in (select scope_gm.group_id from classes.group_member scope_gm where scope_gm.student_id = ${student})
    and ${isInGroup(caller, student, today, isRead)} and ${isRead})`

/** The classes of those groups that the caller leads or curates. */
const ledClassesWhere = ({ personId }: Requester, student: Column, today: string, isRead: RawBuilder<boolean>) => sql<
  string | null
>`(
  select string_agg(distinct scope_c.title, ', ')
  from classes.group_member scope_gm join classes.study_group scope_g on scope_g.id = scope_gm.group_id
    join classes.group_class scope_gc on scope_gc.group_id = scope_g.id
    join classes.class scope_c on scope_c.id = scope_gc.class_id
  where scope_gm.student_id = ${student} and ${isRead}
    and (${personId}, scope_c.id) in (select led.person_id, led.class_id from ${leadersOn(today)} led))`

/** Why the caller reads a group of the student, each by itself. */
const throughGroups = (caller: Requester, student: Column, today: string): Reason[] =>
  readGroupReasons(caller, sql`scope_g.id`, today).map(({ id, holds }) => {
    const isRead = typeof holds === 'boolean' ? sql<boolean>`${sql.lit(holds)}` : holds
    const evidence =
      id === 'leads-class-of-group'
        ? ledClassesWhere(caller, student, today, isRead)
        : groupsWhere(caller, student, today, isRead)
    return { id, holds: isInGroup(caller, student, today, isRead), evidence }
  })

/** What is known here of who reads a student's school life: the student's groups. */
export const readingMembers: ScopeShare = {
  scope: studentScope,
  order: 30,
  reasons: (caller, student, today) => {
    const ofGroup = readGroupReasons(caller, sql`scope_g.id`, today)
    if (ofGroup.every(({ holds }) => holds === false)) return []
    return [
      {
        id: 'reads-group-of-student',
        holds: isInGroup(caller, student, today, eitherOf(ofGroup)),
        parts: () => throughGroups(caller, student, today),
      },
    ]
  },
}
