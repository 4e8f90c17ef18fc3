import { sql, type RawBuilder } from 'kysely'
import type { Text } from '#platform/contract/text.ts'
import type { Database } from './database.ts'

/** Where a row of the record that goes (`g`) and one of the record that stays (`k`) say the same, or contradict. */
export interface DuplicateRule {
  /** Beside naming the two persons. */
  pair: RawBuilder<boolean>
  /** Whether they are one thing written twice: the row of `g` is dropped. */
  same: RawBuilder<boolean>
  /** What is said of the pair: what stood twice, or what contradicts and where to settle it. */
  text: RawBuilder<string>
  /** The row that stays, of a table with `during` and `version`, covers the days of both. */
  spans?: true
  /** A trace of use that nobody looks after: neither told nor missed. */
  isTrace?: true
}

/** Ids of the newest rows that tables have, by `schema.table`. */
export type NewestRows = Readonly<Record<string, number>>

/** What merging two records of one person must know of a room's tables. */
export interface PersonDuplicates {
  /** By `schema.table.column`. Where a column without a rule breaks a constraint, the obstacle names the title of its table. */
  rules?: Readonly<Record<string, DuplicateRule>>
  /** Contradictions that no constraint of the database forbids, a sentence each. */
  contradictions?: (db: Database, who: { gone: number; kept: number }) => Promise<string[]>
  /** The newest ids at the moment of the merger, stored with it: rows that come later belong to the record that stayed. */
  newest?: (db: Database) => Promise<NewestRows>
  /**
   * Names what has been added since the merger and cannot be divided between two persons. While there is any, the merger
   * cannot be undone.
   * @param moved primary keys of the rows that were moved, by table
   */
  since?: (
    db: Database,
    merger: { keptId: number; newest: NewestRows; moved: ReadonlyMap<string, readonly Record<string, unknown>[]> },
  ) => Promise<string[]>
}

/** Finds why a person can't be archived on a day, each as a sentence that says what to do; not said yet. */
export type ArchiveObstacles = (db: Database, personId: number, today: string) => Promise<Text[]>

/** Rows that say nothing but that the two belong together. */
export const membership = (pair: RawBuilder<boolean>, text: RawBuilder<string>): DuplicateRule => ({
  pair,
  same: sql<boolean>`true`,
  text,
})
