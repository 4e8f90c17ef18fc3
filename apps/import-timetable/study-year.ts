import { studyYearTitle, type StudyYear } from '#areas/calendar/rules/study-year.ts'
import { yearShape, yearShapeToPrepare, type YearShape } from '#areas/calendar/rules/year-shape.ts'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { Database } from '#platform/server/database.ts'
import { buildYear, writeCalendar } from '#demo/build/frame.ts'

/** The year a timetable is for: the one asked for by the calendar year it begins in, or the one to get ready for. */
export const shapeFor = (requested: number | undefined, today: CalendarDate): YearShape =>
  requested === undefined ? yearShapeToPrepare(today) : yearShape(requested)

/** A study year to import into; `hasQuarters`: its lessons can be dated. */
export interface YearOfImport extends StudyYear {
  is_projection: boolean
  hasQuarters: boolean
}

const columns = ['id', 'date_start', 'date_end', 'is_projection'] as const

async function hasEntries(db: Database, yearId: number, type?: 'quarter'): Promise<boolean> {
  const found = await db
    .selectFrom('calendar.calendar_entry')
    .select('id')
    .where('year_id', '=', yearId)
    .$if(type !== undefined, (rows) => rows.where('type', '=', type ?? 'quarter'))
    .executeTakeFirst()
  return found !== undefined
}

const fits = ({ quarters, holidays }: YearShape, { date_start, date_end }: StudyYear) =>
  [...quarters, ...holidays.map(([, ...span]) => span)].every(([from, to]) => date_start <= from && to <= date_end)

/**
 * The study year that begins with the shape, made where the school has none; one whose calendar is still blank takes it
 * from the shape. What people have written into a calendar is never touched.
 */
export async function ensureStudyYear(db: Database, shape: YearShape): Promise<YearOfImport> {
  const begins = shape.date_start.slice(0, 4)
  const years = await db.selectFrom('calendar.study_year').select(columns).execute()
  const found = years.find(({ date_start }) => date_start.startsWith(begins))
  if (!found) {
    const { yearId: id } = await buildYear(db, shape)
    const { date_start, date_end, isProjection: is_projection } = shape
    return { id, date_start, date_end, is_projection, hasQuarters: true }
  }
  if (await hasEntries(db, found.id)) return { ...found, hasQuarters: await hasEntries(db, found.id, 'quarter') }
  const isFilled = fits(shape, found)
  if (isFilled) await writeCalendar(db, found.id, shape)
  return { ...found, hasQuarters: isFilled }
}

/** What the person has to know about the calendar the lessons are dated by. */
export const calendarSentence = (year: YearOfImport): string =>
  year.is_projection
    ? `Календарь на ${studyYearTitle(year)} взят по образцу прошлых лет: проверьте четверти и каникулы по приказу`
    : `Календарь на ${studyYearTitle(year)} взят по приказу`
