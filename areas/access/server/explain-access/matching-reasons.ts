import { sql, type RawBuilder } from 'kysely'
import type { Reason } from '#platform/server/reasons.ts'

export interface MatchingReason {
  id: string
  evidence: string | null
}
type ReasonsColumn = RawBuilder<MatchingReason[]>

const all = (each: readonly ReasonsColumn[]): ReasonsColumn =>
  each.length === 0 ? sql<MatchingReason[]>`'[]'::jsonb` : sql<MatchingReason[]>`(${sql.join(each, sql` || `)})`

function reasonsColumn({ id, holds, evidence, parts }: Reason): ReasonsColumn {
  const itself = sql<MatchingReason[]>`jsonb_build_array(jsonb_build_object(
    'id', ${id}::text, 'evidence', ${evidence ?? sql`null::text`}))`
  const inner = parts?.() ?? []
  const whole =
    inner.length === 0 ? itself : sql<MatchingReason[]>`coalesce(nullif(${matchingReasons(inner)}, '[]'), ${itself})`
  return holds === true ? whole : sql<MatchingReason[]>`case when ${holds} then ${whole} else '[]' end`
}

/** Over a row, the reasons that hold for it, told by the innermost of their parts: a column of jsonb. */
export const matchingReasons = (reasons: readonly Reason[]): ReasonsColumn =>
  all(reasons.filter(({ holds }) => holds !== false).map(reasonsColumn))
