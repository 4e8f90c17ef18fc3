import { sql } from 'kysely'
import { ofRecord, readHistory } from '#areas/access/server/index.ts'
import { handle } from '#platform/server/handle.ts'
import { readYearHistory } from '../../contract/years.ts'

const ofYear = (id: number) => sql<boolean>`coalesce(h.after, h.before) ->> 'year_id' = ${String(id)}`

export const yearHistory = handle(readYearHistory, async ({ params: { id }, query, db }) =>
  readHistory(
    db,
    [
      { subject: 'calendar.study_year', where: ofRecord(id), fields: ['date_start', 'date_end', 'is_projection'] },
      {
        subject: 'calendar.calendar_entry',
        where: ofYear(id),
        fields: ['type', 'title', 'number', 'start_date', 'end_date', 'closes_on', 'follows_weekday', 'parallels'],
      },
      {
        subject: 'calendar.bell_schedule',
        where: ofYear(id),
        fields: ['title', 'is_default', 'weekdays', 'from_parallel', 'to_parallel', 'slots'],
      },
      { subject: 'calendar.bell_day', where: ofYear(id), fields: ['date', 'title'] },
    ],
    query,
  ),
)
