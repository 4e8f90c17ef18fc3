import { useLingui } from '@lingui/react/macro'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { Text } from '#platform/web/ui/index.ts'
import type { ClassReport } from '../contract/reports.ts'

interface Props {
  title: string
  of: Pick<ClassReport, 'period'>
  year: string
  who: string | null
}

/** What the report is, of whom, for when: a line over it, on paper too. */
export function ReportTitle({ title, of: { period }, year, who }: Props) {
  const { t } = useLingui()
  const span = period && `${period.title} (${displayDate(period.start_date)} – ${displayDate(period.end_date)})`
  return (
    <div>
      <Text fw={650}>{title}</Text>
      <Text size="sm" c="dimmed">
        {[who, span, t`${year} учебный год`].filter(Boolean).join(' · ')}
      </Text>
    </div>
  )
}
