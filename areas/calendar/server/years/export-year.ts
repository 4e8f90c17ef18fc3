import ical from 'ical-generator'
import { addDays } from '#platform/contract/calendar-date.ts'
import { msg, t } from '#platform/contract/text.ts'
import { handle } from '#platform/server/handle.ts'
import { notFound } from '#platform/server/refusal.ts'
import { exportYear } from '../../contract/years.ts'
import { studyYearTitle } from '../../rules/study-year.ts'
import { readEntries } from '../entries/read-entries.ts'

/** The year as whole days: RFC 5545 ends a whole-day event with the day after its last one. */
export const exportYearHandler = handle(exportYear, async ({ params, db, today, context }) => {
  const year = await db
    .selectFrom('calendar.study_year')
    .select(['id', 'date_start', 'date_end'])
    .where('id', '=', params.id)
    .executeTakeFirst()
  if (!year) throw notFound(msg`Учебный год не найден`)
  const name = t`Календарь ${studyYearTitle(year)}`
  const calendar = ical({ name, prodId: { company: 'Shanyraq', product: 'Calendar', language: 'RU' } })
  for (const { id, title, parallels, start_date, end_date, version } of await readEntries(db, year.id))
    calendar.createEvent({
      id: `calendar-${id}@${new URL(context.publicUrl).host}`,
      start: start_date,
      end: addDays(end_date, 1),
      allDay: true,
      stamp: new Date(`${today}T00:00:00Z`),
      sequence: version,
      summary: parallels === null ? title : t`${title} (параллели ${parallels.join(', ')})`,
    })
  return { name: `${name}.ics`, bytes: new TextEncoder().encode(calendar.toString()) }
})
