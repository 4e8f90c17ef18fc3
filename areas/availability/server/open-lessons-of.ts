import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { openLessons, type BellLesson, type OpenLessons } from '../rules/open-lessons.ts'
import { availabilityOf } from './availability-of.ts'
import { bellsOfYear } from './year-bells.ts'

interface Week {
  bells: BellLesson[]
  weekdays: number[]
}

/**
 * How many lessons a week each can have, of whom something is written for the year: all others may have any. The school's
 * week is Monday to Friday, and whatever other day its timetable has lessons on.
 */
export async function openLessonsOf(
  db: Database,
  yearId: number,
  personIds: readonly number[],
): Promise<Map<number, OpenLessons>> {
  const written = await availabilityOf(db, yearId, personIds)
  if (written.size === 0) return new Map()
  const { rows } = await sql<Week>`select ${bellsOfYear(sql`${yearId}::int`)} as bells,
    array(select d from generate_series(0, 4) d union select distinct l.weekday::int from availability.published_lesson l
      where l.year_id = ${yearId} order by 1) as weekdays`.execute(db)
  const { bells, weekdays } = rows[0] ?? { bells: [], weekdays: [] }
  if (bells.length === 0) return new Map()
  return new Map([...written].map(([id, own]) => [id, openLessons(bells, weekdays, own)]))
}
