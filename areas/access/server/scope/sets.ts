import { sql, type RawBuilder } from 'kysely'
import type { PersonRef } from '#platform/server/access-rules.ts'
import { unseenByPlan } from '#platform/server/unseen-by-plan.ts'

type Column = RawBuilder<unknown>

// A condition is asked in two directions: of one person over many rows, and of one row over many persons. Either way the
// database makes what does not change between rows once for a query.

/**
 * Whether the person stands beside the value of the column in the rows of `pairs`, which select `person_id` and `of`,
 * neither null.
 */
export const isPaired = (person: PersonRef, column: Column, pairs: RawBuilder<unknown>): RawBuilder<boolean> =>
  typeof person === 'number'
    ? sql<boolean>`${column} in (select pair.of from (${pairs}) pair where pair.person_id = ${unseenByPlan(sql`${person}::integer`)})`
    : sql<boolean>`(${person}, ${column}) in (select pair.person_id, pair.of from (${pairs}) pair)`

interface Rows {
  /** What is selected of them. */
  selected: Column
  /** A `from` with its `where`, which asks nothing of the person. */
  rows: RawBuilder<unknown>
  /** The alias among them whose `id` is asked about. */
  alias: string
  /** What is asked of the person, over that `id`. */
  asks: RawBuilder<boolean>
}

/** Whether the value of the column is among what is selected of the rows for which the person is as asked. */
export const isAmong = (
  person: PersonRef | null,
  column: Column,
  { selected, rows, alias, asks }: Rows,
): RawBuilder<boolean> =>
  person === null || typeof person === 'number'
    ? sql<boolean>`${column} in (select ${selected} ${rows} and ${asks})`
    : sql<boolean>`exists (
        select from unnest(array(select ${sql.ref(`${alias}.id`)} ${rows} and ${selected} = ${column})) ${sql.ref(alias)}(id)
        where ${asks})`
