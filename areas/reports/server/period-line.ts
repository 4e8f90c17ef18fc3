import { displayDate } from '#platform/contract/calendar-date.ts'
import { t } from '#platform/contract/text.ts'
import type { ClassReport } from '../contract/reports.ts'

/** «I четверть (01.09.2026 – 23.10.2026) · 2026–2027 учебный год», under the title of a report. */
export const periodLine = (period: ClassReport['period'], year: string): string =>
  [
    period && `${period.title} (${displayDate(period.start_date)} – ${displayDate(period.end_date)})`,
    t`${year} учебный год`,
  ]
    .filter(Boolean)
    .join(' · ')
