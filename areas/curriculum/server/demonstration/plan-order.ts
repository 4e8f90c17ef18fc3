import { sql } from 'kysely'
import { currentYearId } from '#areas/calendar/server/index.ts'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { Database } from '#platform/server/database.ts'

/** The order by which the year's plan was approved. */
export async function writePlanOrder(db: Database, today: CalendarDate): Promise<void> {
  await sql`insert into curriculum.plan (year_id, order_number, order_date, approved_by, note, approved_at)
    select y.id, '112', (extract(year from y.date_start)::text || '-08-28')::date, s.director_name,
      'Рассмотрен на педагогическом совете, протокол № 1', now()
    from calendar.study_year y left join school.school s on true where y.id = ${currentYearId(today)}`.execute(db)
}
