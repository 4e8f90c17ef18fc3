import type { Database } from './database.ts'

/** People whom something else than a lesson gathers at a minute: a club, an outing. */
export interface Gathered {
  /** Names it among all. */
  key: string
  title: string
  /** Where they are, as people say it. */
  place: string
  buildingId: number | null
  floor: number | null
  /** Persons. */
  collectors: readonly number[]
  students: readonly number[]
}
/** Those gathered on a calendar date at a time of it (`HH:MM`), in few queries. */
export type Gathering = (db: Database, at: { today: string; time: string }) => Promise<Gathered[]>
