import type { Database } from './database.ts'
import type { NewestRows } from './person-duplicates.ts'

/** Two courses that are one thing: `gone` becomes `kept`. */
export interface CoursePair {
  gone: number
  kept: number
}

/** What merging two courses must know of a room's tables. */
export interface CourseMerging {
  /** Why they can't become one, each as a sentence that says what to do. A constraint without one is told by the title of its table. */
  obstacles?: (db: Database, pair: CoursePair) => Promise<string[]>
  /**
   * Traces of use that nobody looks after: the column (`schema.table.column`) stays as it is, and what it says of one course is
   * carried over to the other, at the merger and, the other way, when it is undone.
   */
  traces?: { column: string; carry: (db: Database, way: { from: number; to: number }) => Promise<void> }
  /** The newest ids at the moment of the merger, stored with it. */
  newest?: (db: Database) => Promise<NewestRows>
  /**
   * Names what has come since the merger and can't be divided between the two. While there is any, the merger is not undone.
   * @param merger `moved`: primary keys of the rows that were moved, by table
   */
  since?: (
    db: Database,
    merger: { kept: number; newest: NewestRows; moved: ReadonlyMap<string, readonly Record<string, unknown>[]> },
  ) => Promise<string[]>
}
