import { sql, type RawBuilder } from 'kysely'
import { msg, translate, type Text } from '#platform/contract/text.ts'
import type { Tie } from '#platform/contract/tie.ts'

/** One of the reasons for which a row is within a caller's scope. What decides is made of them, so is what explains. */
export interface Reason {
  /** Stable; its room says what it is called, in `reasonTexts`. */
  id: string
  /** Known without asking the database, or a condition over the row asked about. */
  holds: boolean | RawBuilder<boolean>
  /** Names and dates that prove it, as people read them. */
  evidence?: RawBuilder<string | null>
  /** What it is itself made of: one of these holds wherever it holds. */
  parts?: () => readonly Reason[]
}

/** The condition that any of the reasons holds. */
export function eitherOf(reasons: readonly Reason[]): RawBuilder<boolean> {
  if (reasons.some(({ holds }) => holds === true)) return sql<boolean>`true`
  const conditions = reasons.flatMap(({ holds }) => (typeof holds === 'boolean' ? [] : [holds]))
  return conditions.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(conditions, sql` or `)})`
}

/** A reason as people read it. */
interface ReasonText {
  /** A sentence without its subject. */
  title: Text
  /** What connects whom it lets in with the person that they see; by default they are of the staff. */
  tie?: Tie
}
/** By the ids of reasons; areas register theirs as `reasonTexts`. */
export type ReasonTexts = Readonly<Record<string, ReasonText>>

/** What a reason is called, with what proves it. */
export function titleOfReason(texts: ReasonTexts, { id, evidence }: { id: string; evidence: string | null }): string {
  const title = translate(texts[id]?.title ?? msg`другая причина`)
  return evidence === null ? title : `${title}: ${evidence}`
}
