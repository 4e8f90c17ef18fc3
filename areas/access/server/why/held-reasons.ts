import { sql, type RawBuilder } from 'kysely'
import type { Reason } from '#platform/server/reasons.ts'

export interface HeldReason {
  id: string
  evidence: string | null
}
type Told = RawBuilder<HeldReason[]>

const all = (each: readonly Told[]): Told =>
  each.length === 0 ? sql<HeldReason[]>`'[]'::jsonb` : sql<HeldReason[]>`(${sql.join(each, sql` || `)})`

function told({ id, holds, evidence, parts }: Reason): Told {
  const itself = sql<HeldReason[]>`jsonb_build_array(jsonb_build_object(
    'id', ${id}::text, 'evidence', ${evidence ?? sql`null::text`}))`
  const inner = parts?.() ?? []
  const whole =
    inner.length === 0 ? itself : sql<HeldReason[]>`coalesce(nullif(${heldReasons(inner)}, '[]'), ${itself})`
  return holds === true ? whole : sql<HeldReason[]>`case when ${holds} then ${whole} else '[]' end`
}

/** Over a row, the reasons that hold for it, told by the innermost of their parts: a column of jsonb. */
export const heldReasons = (reasons: readonly Reason[]): Told =>
  all(reasons.filter(({ holds }) => holds !== false).map(told))
