import type { RawBuilder } from 'kysely'
import type { Publish } from '#platform/server/app-context.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import type { BulkTrace } from '#platform/server/history.ts'

/** Marks of a work: of how many students, the most points, the lessons in which they were given. */
export interface WorkScores {
  work_id: number
  scores: number
  highest: number
  lessons: number[]
}
/** A result that comes out otherwise: the period in words, values as they are written in a cell. */
export interface ResultChange {
  student: string
  group: string
  course: string
  period: string
  before: string
  after: string
}
/** Who plans, in a transaction that still goes on. */
export interface Planning {
  db: Database
  caller: Caller
  publish: Publish
  today: string
  requestId: string
}
export interface TouchedWorks {
  groupIds: readonly number[]
  quarterIds: readonly number[]
}

type Column = RawBuilder<unknown>
/** What the rooms of marks and results bring to the planning of works. */
export interface OfHigherRooms {
  mayMarkGroup: (caller: Caller, group: Column, today: string) => RawBuilder<boolean>
  mayMarkLesson: (caller: Caller, lesson: Column, group: Column, today: string) => RawBuilder<boolean>
  /** Works without marks have no row. */
  scoresOfWorks: (db: Database, workIds: readonly number[]) => Promise<WorkScores[]>
  /** Gives the marks of works another maximum, with history; the points stay. */
  setScoreMaxima: (
    db: Database,
    trace: Omit<BulkTrace, 'batch'>,
    works: readonly { work_id: number; maximum: number }[],
  ) => Promise<void>
  /** Results of groups before and after something is done; a handful of statements. */
  compareResults: (
    given: { db: Database; today: string; groupIds: readonly number[] },
    act: () => Promise<void>,
  ) => Promise<ResultChange[]>
  /** Stored results follow the works that have just been written. */
  followWorks: (planning: Planning, touched: TouchedWorks) => Promise<void>
  /** Open journals and diaries are read anew. */
  tellPlan: (planning: Pick<Planning, 'db' | 'publish'>, groupIds: readonly number[]) => Promise<void>
}
