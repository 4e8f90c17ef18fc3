import { sql, type RawBuilder } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { titleOfReason, type Reason, type ReasonTexts } from '#platform/server/reasons.ts'
import type { ExplainedSide } from '../../contract/explain-access.ts'

interface Flat {
  reason: Reason
  depth: number
}
const flatten = (reasons: readonly Reason[], depth = 0): Flat[] =>
  reasons.flatMap((reason) => [{ reason, depth }, ...flatten(reason.parts?.() ?? [], depth + 1)])

/** What is known without asking stands in the text, so that a general plan leaves out what it makes needless. */
const asCondition = (holds: Reason['holds']): RawBuilder<boolean> =>
  typeof holds === 'boolean' ? sql<boolean>`${sql.lit(holds)}` : sql<boolean>`coalesce(${holds}, false)`

interface EvaluatedReason {
  holds: boolean
  evidence: string | null
}
/** Which of the reasons hold, with what proves them: one query for all. */
export async function evaluateReasons(
  db: Database,
  reasons: readonly Reason[],
  reasonTexts: ReasonTexts,
): Promise<ExplainedSide['reasons']> {
  const flat = flatten(reasons)
  if (flat.length === 0) return []
  // told apart from what proves it, a condition is planned and found out once
  const each = flat.map(
    ({ reason: { holds, evidence } }, order) => sql`select ${order}::integer as place, of.holds,
      case when of.holds then ${evidence ?? sql`null`} end as evidence
      from (select ${asCondition(holds)} as holds offset 0) of`,
  )
  const { rows } = await sql<EvaluatedReason>`${sql.join(each, sql` union all `)} order by place`.execute(db)
  return flat.map(({ reason: { id }, depth }, order) => {
    const { holds, evidence } = rows[order] ?? { holds: false, evidence: null }
    return { id, title: titleOfReason(reasonTexts, { id, evidence }), holds, evidence, depth }
  })
}
