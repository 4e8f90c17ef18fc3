import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { SheetPeriodSelect } from '#areas/summary-sheet/web/index.ts'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { displayMoment } from '#platform/web/format/moment.ts'
import { Group, Stack, Text, useUrlState } from '#platform/web/ui/index.ts'
import type { ClassReport, TeacherReport } from '../contract/reports.ts'
import { basisLine } from '../rules/last-change.ts'
import { ReportAddress } from './address.ts'

interface Props {
  /** Whose report is to be seen, where one may choose. */
  choice: ReactNode
  /** Beside the period. */
  beside?: ReactNode
  files: ReactNode
  title: string
  of: ClassReport | TeacherReport
  year: string
  who: string | null
  children: ReactNode
}

/** A report under what it is made of, its files, and the line that stands over it on paper too: what, of whom, for when. */
export function ReportFrame({ choice, beside, files, title, of, year, who, children }: Props) {
  const { t } = useLingui()
  const [, change] = useUrlState(ReportAddress)
  const { period } = of
  const basis = basisLine(of, displayMoment)
  const span = period && `${period.title} (${displayDate(period.start_date)} – ${displayDate(period.end_date)})`
  return (
    <Stack gap="sm">
      <Group justify="space-between" gap="sm" data-print="never">
        <Group gap="xs">
          {choice}
          <SheetPeriodSelect of={of} onChange={(key) => change({ period: key })} />
          {beside}
        </Group>
        {files}
      </Group>
      <div>
        <Text fw={650}>{title}</Text>
        <Text size="sm" c="dimmed">
          {[who, span, t`${year} учебный год`].filter(Boolean).join(' · ')}
        </Text>
        {basis === null ? null : (
          <Text size="sm" c="dimmed">
            {basis}
          </Text>
        )}
      </div>
      {children}
    </Stack>
  )
}
