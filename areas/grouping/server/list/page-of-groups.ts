import { sql } from 'kysely'
import { planOfYear } from '#areas/curriculum/server/index.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { pageOfIds, totalsOf, type Paging } from '#platform/server/list.ts'
import { numberArray } from '#platform/server/number-array.ts'
import { searchedIds } from '#platform/server/search.ts'
import { columnsWith, groupRows, narrowedGroups, toldOfMany, type ListQuery } from './find-groups.ts'
import { countMembers, groupsOfYear, type Among } from './groups-of-year.ts'

/** A page of the groups of a year that the caller may see, in order; how many these are, and their hours. */
export async function findPageOfGroups(db: Database, query: ListQuery & Paging, caller: Caller, today: string) {
  const { found, search, inOrder, hours, year } = await narrowedGroups(db, query, caller, today, false)
  const [{ ids }, totals, counted] = await Promise.all([
    searchedIds(db, found, search, { id: sql.ref('g.id'), inOrder }),
    totalsOf(db, found.where(search.holds).select(hours.as('hours')), { hours: 'hours' }),
    countMembers(db, year, today),
  ])
  const students = new Map(counted.map((one) => [one.group_id, one.students]))
  const page = await pageOfIds(query, ids, (shown) => {
    const among: Among = (group) => sql<boolean>`${group} = any(${numberArray(shown)}::int[])`
    const { classed, taught, titled } = groupsOfYear(year, today, among)
    return groupRows(db, caller, today)
      .leftJoin(classed.as('classed'), 'classed.group_id', 'g.id')
      .leftJoin(taught.as('taught'), 'taught.group_id', 'g.id')
      .innerJoin(titled.as('titled'), 'titled.course_id', 'g.course_id')
      .leftJoin(planOfYear(year, among).as('plan'), 'plan.group_id', 'g.id')
      .where(among(sql.ref('g.id')))
      .select(columnsWith({ ...toldOfMany, students: sql<number>`0` }))
      .execute()
  })
  const items = page.items.map((group) => ({ ...group, students_count: students.get(group.id) ?? 0 }))
  return { ...page, items, totals }
}
