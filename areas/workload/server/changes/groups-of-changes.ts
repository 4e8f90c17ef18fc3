import { sql } from 'kysely'
import { scopeOf } from '#areas/access/server/index.ts'
import { groupInWords } from '#areas/classes/server/index.ts'
import { crsWorkload } from '#areas/curriculum/contract/permissions.ts'
import { isCathedraInScope, plannedHours } from '#areas/curriculum/server/index.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { numberArray } from '#platform/server/number-array.ts'
import { notFound } from '#platform/server/refusal.ts'

/** A group whose workload is changed. */
export interface ChangedGroup {
  id: number
  /** «Алгебра 7А». */
  words: string
  /** Hours a week by the РУП; null where it names none. */
  planned: number | null
  year_id: number
  year_from: string
  year_to: string
  /** The first day on which there is no such group any more. */
  closed_on: string | null
  /** The last day on which it stands in the year. */
  last_day: string
}

/** Groups whose workload the caller keeps. @throws 404 for any other */
export async function requireGroups(
  db: Database,
  caller: Caller,
  ids: readonly number[],
): Promise<Map<number, ChangedGroup>> {
  const { rows } = await sql<ChangedGroup>`
    select g.id, ${groupInWords(sql`g.id`)} as words, ${plannedHours(sql`g.id`)}::float8 as planned,
      g.year_id, y.date_start::text as year_from, y.date_end::text as year_to, g.closed_on,
      least(y.date_end, g.closed_on - 1)::text as last_day
    from classes.study_group g join calendar.study_year y on y.id = g.year_id
      join curriculum.course co on co.id = g.course_id
    where g.id = any(${numberArray([...ids])}::integer[])
      and ${isCathedraInScope(scopeOf(caller, 'write', crsWorkload), sql.ref('co.cathedra_id'))}`.execute(db)
  const found = new Map(rows.map((row) => [row.id, row]))
  if (ids.some((id) => !found.has(id))) throw notFound()
  return found
}
