import { sql } from 'kysely'
import { mayReadGroup } from '#areas/classes/server/index.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { notFound } from '#platform/server/refusal.ts'

/** The group with the first day of its year, for who reads its journal: 404 otherwise. */
export async function readableGroup(db: Database, caller: Caller, groupId: number, today: string) {
  const group = await db
    .selectFrom('classes.study_group as g')
    .innerJoin('calendar.study_year as y', 'y.id', 'g.year_id')
    .where('g.id', '=', groupId)
    .where(mayReadGroup(caller, sql.ref('g.id'), today))
    .select(['g.id', 'g.course_id', 'g.year_id', 'y.date_start'])
    .executeTakeFirst()
  if (!group) throw notFound()
  return group
}
export type ReadableGroup = Awaited<ReturnType<typeof readableGroup>>
