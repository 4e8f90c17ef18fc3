import { sql, type RawBuilder } from 'kysely'
import { mayReadGroup } from '#areas/classes/server/index.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { notFound } from '#platform/server/refusal.ts'

/** The group with the first day of its year. @throws Refusal 404 where the condition on `g` does not hold */
export async function findGroup(db: Database, groupId: number, isAdmitted: RawBuilder<boolean>) {
  const group = await db
    .selectFrom('classes.study_group as g')
    .innerJoin('calendar.study_year as y', 'y.id', 'g.year_id')
    .where('g.id', '=', groupId)
    .where(isAdmitted)
    .select(['g.id', 'g.course_id', 'g.year_id', 'y.date_start'])
    .executeTakeFirst()
  if (!group) throw notFound()
  return group
}
/** The same for who reads its journal: 404 otherwise. */
export const readableGroup = (db: Database, caller: Caller, groupId: number, today: string) =>
  findGroup(db, groupId, mayReadGroup(caller, sql.ref('g.id'), today))
export type ReadableGroup = Awaited<ReturnType<typeof findGroup>>
