import type { Database } from './database.ts'

/** What the papers of the staff say of a person on a day, in words. */
export interface Qualification {
  education: string | null
  /** «12 лет 3 мес.» */
  seniority: string | null
}
/** The room that keeps the education and the seniority of the staff. */
export type QualificationSource = (
  db: Database,
  persons: readonly number[],
  day: string,
) => Promise<ReadonlyMap<number, Qualification>>
