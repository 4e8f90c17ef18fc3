import { sql, type RawBuilder } from 'kysely'
import type { HistoryPage } from '#platform/contract/history.ts'
import type { Database } from '#platform/server/database.ts'
import { pageLimit } from '#platform/server/list.ts'
import { unseenByPlan } from '#platform/server/unseen-by-plan.ts'
import { stepsOf, type AuditedFields } from './steps.ts'

/** Records of one table whose history is read, and which of their fields it shows. */
export interface AuditedSubject extends AuditedFields {
  /** `room.table`. */
  subject: string
  /** Which changes, over the row `h` of `history.change`: within the caller's scope. */
  where: RawBuilder<boolean>
}
/** Changes of the record with this id. */
export const ofRecord = (id: number | RawBuilder<unknown>) =>
  sql<boolean>`h.subject_id = ${typeof id === 'number' ? unseenByPlan(sql`${id}::bigint`) : id}`

type Kept = Record<string, unknown> | null
interface Row {
  id: number
  at: string
  who: string | null
  on_behalf_of: string | null
  subject: string
  before: Kept
  after: Kept
  total: number
}

/**
 * A table stands in the text: a general plan must know it to find the changes by an index of that table's. Its fields are kept from it:
 * else a plan for them, over all parts of the history, would be made anew each time.
 */
const anyAudited = (audited: readonly AuditedSubject[]) =>
  sql.join(
    audited.map(
      ({ subject, where, fields }) => sql`(h.subject = ${sql.lit(subject)} and ${where}
        and (coalesce(h.before, '{}') || coalesce(h.after, '{}')) ?| ${unseenByPlan(sql`${[...fields]}::text[]`)})`,
    ),
    sql` or `,
  )

/**
 * A page of the history of some records, the newest change first, with names. The caller's scope is the matter of who
 * asks; fields that are not audited stay unsaid, whatever the history holds.
 */
export async function readHistory(
  db: Database,
  audited: readonly AuditedSubject[],
  { page, size }: { page: number; size: number },
): Promise<HistoryPage> {
  const { rows } = await sql<Row>`
    select h.id, to_char(h.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at, h.subject, h.before, h.after,
      who.full_name as who, behalf.full_name as on_behalf_of, count(*) over () as total
    from history.change h
    left join access.person who on who.admin_user_id = h.account_id
    left join access.person behalf on behalf.admin_user_id = h.on_behalf_of
    where ${anyAudited(audited)}
    order by h.id desc ${pageLimit({ page, size })}`.execute(db)
  const items = rows.map(({ id, at, who, on_behalf_of, subject, before, after }) => ({
    id,
    at,
    who,
    on_behalf_of,
    subject,
    kind: before === null ? ('made' as const) : after === null ? ('removed' as const) : ('changed' as const),
    steps: audited.flatMap((one) => (one.subject === subject ? stepsOf(before, after, one) : [])),
  }))
  return { items: items.filter(({ steps }) => steps.length > 0), total: rows[0]?.total ?? 0, page, size }
}
