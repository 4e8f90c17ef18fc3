import { sql } from 'kysely'
import { ofRecord, readHistory } from '#areas/access/server/index.ts'
import { msg } from '#platform/contract/text.ts'
import type { Audited } from '#platform/server/audited.ts'
import { handle } from '#platform/server/handle.ts'
import { readYearHistory } from '../../contract/years.ts'

const ofYear = (id: number) => sql<boolean>`coalesce(h.after, h.before) ->> 'year_id' = ${String(id)}`

const ofEntry = {
  subject: 'calendar.calendar_entry',
  fields: ['type', 'title', 'number', 'start_date', 'end_date', 'closes_on', 'follows_weekday', 'parallels'],
}
const ofBells = {
  subject: 'calendar.bell_schedule',
  fields: ['title', 'is_default', 'weekdays', 'from_parallel', 'to_parallel', 'slots'],
}
const ofBellDay = { subject: 'calendar.bell_day', fields: ['date', 'title', 'shift_minutes'] }
const ofStudyYear = { subject: 'calendar.study_year', fields: ['date_start', 'date_end', 'is_projection'] }

/** What the audit shows of years, their days and bells: what their history does. */
export const auditedInCalendar: Audited[] = [
  { ...ofStudyYear, title: msg`учебный год` },
  { ...ofEntry, title: msg`запись календаря` },
  { ...ofBells, title: msg`расписание звонков` },
  { ...ofBellDay, title: msg`сокращённый день` },
]

export const readYearHistoryHandler = handle(readYearHistory, async ({ params: { id }, query, db }) =>
  readHistory(
    db,
    [
      { ...ofStudyYear, where: ofRecord(id) },
      ...[ofEntry, ofBells, ofBellDay].map((one) => ({ ...one, where: ofYear(id) })),
    ],
    query,
  ),
)
