import type { Database } from './database.ts'
import type { NewestRows } from './person-duplicates.ts'

/** Two courses that are one thing: `gone` becomes `kept`. */
export interface CoursePair {
  gone: number
  kept: number
}

/**
 * What merging two courses must know of a room's tables. What names a course and goes with it (`on delete cascade`) is a trace of its
 * use and stays with it.
 */
export interface CourseMerging {
  /** Why they can't become one, each as a sentence that says what to do. A constraint without one is told by the title of its table. */
  obstacles?: (db: Database, pair: CoursePair) => Promise<string[]>
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
