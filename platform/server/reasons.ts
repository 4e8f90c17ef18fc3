import { sql, type RawBuilder } from 'kysely'

/** One of the reasons for which a row is within a caller's scope. What decides is made of them, so is what explains. */
export interface Reason {
  /** Stable; the web has its words. */
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
