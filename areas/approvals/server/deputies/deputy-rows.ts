import { sql, type RawBuilder } from 'kysely'
import { allows, inOwnName } from '#platform/contract/access.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { namesDeputies } from '../../contract/access.ts'
import type { Deputy } from '../../contract/deputies.ts'

/** Whether the caller names and ends deputies of the head in the column: their own, or anybody's who keeps the structure. */
export const mayName = (caller: Caller, head: RawBuilder<unknown>): RawBuilder<boolean> =>
  allows(inOwnName(namesDeputies), caller)
    ? sql<boolean>`true`
    : sql<boolean>`(${caller.act === undefined && caller.client === 0} and coalesce(${head} = ${caller.personId}, false))`

export const deputyState = (today: string) => sql<
  Deputy['state']
>`case when d.ended_at is not null then 'ended' when d.during @> ${today}::date then 'now'
  when lower(d.during) > ${today}::date then 'later' else 'ended' end`

/** Why somebody is away may be a matter of health: told to the two, and to who keeps the structure. */
const mayReadReason = (caller: Caller) =>
  allows(namesDeputies, caller)
    ? sql<boolean>`true`
    : sql<boolean>`coalesce(${caller.personId} in (d.head_id, d.deputy_id), false)`

/** Columns over `approvals.deputy d`. */
export const deputyColumns = (caller: Caller, today: string) => sql`d.id,
  (select jsonb_build_object('id', p.id, 'name', p.full_name) from approvals.person p where p.id = d.head_id) as head,
  (select jsonb_build_object('id', p.id, 'name', p.full_name) from approvals.person p where p.id = d.deputy_id) as deputy,
  lower(d.during)::text as from, (upper(d.during) - 1)::text as to, case when ${mayReadReason(caller)} then d.reason end as reason, ${deputyState(today)} as state, d.version,
  (select p.short_name from approvals.person p where p.id = d.named_by) as named_by,
  (select p.short_name from approvals.person p where p.id = d.ended_by) as ended_by,
  (${mayName(caller, sql.ref('d.head_id'))} and d.ended_at is null and upper(d.during) > ${today}::date) as may_change`

export async function findDeputies(
  db: Database,
  caller: Caller,
  today: string,
  where: RawBuilder<unknown>,
): Promise<Deputy[]> {
  const { rows } = await sql<Deputy>`select ${deputyColumns(caller, today)} from approvals.deputy d where ${where}
    order by lower(d.during) desc, d.id desc`.execute(db)
  return rows
}
