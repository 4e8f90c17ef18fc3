import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import type { MarkedHour } from '../contract/availability.ts'
import { readYearRows } from './year-rows.ts'

/** When a person can have lessons in a year; an hour that is not listed is open. */
export interface PersonAvailability {
  hours: MarkedHour[]
  /** 0 is Monday; no lessons on it. */
  methodical_day: number | null
  building_id: number | null
}

/** Of whom something is written for the year, by the person's id; one statement for any number of them. */
export async function availabilityOf(
  db: Database,
  yearId: number,
  personIds: readonly number[],
): Promise<Map<number, PersonAvailability>> {
  const rows = await readYearRows(
    db,
    sql<boolean>`a.year_id = ${yearId} and a.person_id = any(${[...personIds]}::int[])`,
  )
  return new Map(
    rows.map(({ person_id, hours, methodical_day, building }) => [
      person_id,
      { hours, methodical_day, building_id: building?.id ?? null },
    ]),
  )
}
