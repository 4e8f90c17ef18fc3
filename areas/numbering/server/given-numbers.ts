import { sql, type RawBuilder } from 'kysely'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { Database } from '#platform/server/database.ts'
import type { Subject } from './take-numbers.ts'

/** Papers of a kind. */
interface Subjects {
  kind: Subject['kind']
  ids: readonly number[]
}
const isOf = ({ kind, ids }: Subjects) =>
  sql<boolean>`(n.subject_kind = ${kind} and n.subject_id = any(${[...ids]}::integer[]))`

/**
 * Annuls the numbers that papers bear: each stays in its journal with the reason and is never given again.
 * @returns how many were annulled; of a paper without a number none is
 */
export async function annulNumbers(
  db: Database,
  { reason, on, by, ...subjects }: Subjects & { reason: string; on: CalendarDate; by: number | null },
): Promise<number> {
  const { rows } = await sql`
    update numbering.number n set annulled_on = ${on}::date, annulled_by = ${by}::integer, reason = ${reason}
    where ${isOf(subjects)} and n.annulled_on is null returning id`.execute(db)
  return rows.length
}

export interface GivenNumber {
  text: string
  /** The day it was given. */
  on: CalendarDate
  annulled: { on: CalendarDate; reason: string } | null
}
/** Numbers of papers by their ids: the one in force, else the one annulled last. */
export async function readNumbers(db: Database, subjects: Subjects): Promise<Map<number, GivenNumber>> {
  const { rows } = await sql<GivenNumber & { subject_id: number }>`
    select distinct on (n.subject_id) n.subject_id, n.text, n.given_on as on,
      case when n.annulled_on is not null then jsonb_build_object('on', n.annulled_on, 'reason', n.reason) end as annulled
    from numbering.number n where ${isOf(subjects)}
    order by n.subject_id, n.annulled_on is not null, n.id desc`.execute(db)
  return new Map(rows.map(({ subject_id, ...number }) => [subject_id, number]))
}

/** The number in force of a paper within a query of another room; null where it has none. @param id the paper's, as the query names it */
export const numberOf = (kind: Subject['kind'], id: RawBuilder<unknown>): RawBuilder<string | null> => sql<
  string | null
>`(
  select n.text from numbering.number n
  where n.subject_kind = ${sql.lit(kind)} and n.subject_id = ${id} and n.annulled_on is null limit 1)`
