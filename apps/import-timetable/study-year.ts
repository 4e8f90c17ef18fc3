import { currentStudyYear, type StudyYear } from '#areas/calendar/rules/study-year.ts'
import type { Database } from '#platform/server/database.ts'

const firstMonth = 7

/** The year in which the study year of a date begins; from July on the coming one. */
const beginningOf = (date: string) => Number(date.slice(0, 4)) - (Number(date.slice(5, 7)) < firstMonth ? 1 : 0)

/** The study year that begins in the year asked for, or today's; made where the school has none yet. */
export async function ensureStudyYear(db: Database, asked: number | undefined, today: string): Promise<StudyYear> {
  const years = await db.selectFrom('calendar.study_year').select(['id', 'date_start', 'date_end']).execute()
  const found =
    asked === undefined
      ? currentStudyYear(years, today)
      : years.find(({ date_start }) => date_start.startsWith(String(asked)))
  if (found) return found
  const begins = asked ?? beginningOf(today)
  return db
    .insertInto('calendar.study_year')
    .values({ date_start: `${begins}-09-01`, date_end: `${begins + 1}-05-25`, is_projection: true })
    .returning(['id', 'date_start', 'date_end'])
    .executeTakeFirstOrThrow()
}

/** Whether lessons can be dated: the year has quarters. */
export async function hasQuarters(db: Database, yearId: number): Promise<boolean> {
  const found = await db
    .selectFrom('calendar.calendar_entry')
    .select('id')
    .where('year_id', '=', yearId)
    .where('type', '=', 'quarter')
    .executeTakeFirst()
  return found !== undefined
}
