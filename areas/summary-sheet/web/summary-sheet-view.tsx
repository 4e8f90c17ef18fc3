import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { query } from '#platform/web/api/index.ts'
import { Answer, Empty, Group, Loading, Stack, Text, useUrlState } from '#platform/web/ui/index.ts'
import { exportSummarySheet, printSummarySheet, readSummarySheet } from '../contract/summary-sheet.ts'
import { SummarySheetAddress, periodAddress } from './address.ts'
import { ClassSelect } from './class-select.tsx'
import { FileButtons } from './file-buttons.tsx'
import { GroupFilter } from './group-filter.tsx'
import { Indicators, PendingNote } from './indicators.tsx'
import { MarksChart } from './marks-chart.tsx'
import { SheetPeriodSelect } from './sheet-period-select.tsx'
import { SheetTable } from './sheet-table.tsx'
import { chosenClass, type SheetClass } from './use-sheet-classes.ts'
import { YearView } from './year-view.tsx'
import styles from './summary-sheet.module.css'

interface Props {
  classes: readonly SheetClass[]
  /** Of the open journal, to begin with its class. */
  titles?: readonly string[]
}

/** A class sheet: choice of class and period, indicators, the table, a chart; or all periods of the year. */
export function SummarySheetView(props: Props) {
  const [{ view }] = useUrlState(SummarySheetAddress)
  return view === 'year' ? <YearView {...props} /> : <PeriodView {...props} />
}

function PeriodView({ classes, titles }: Props) {
  const { t } = useLingui()
  const [address, change] = useUrlState(SummarySheetAddress)
  const chosen = chosenClass(classes, address.class, titles)
  const requested = {
    params: { id: String(chosen?.id ?? 0) },
    query: address.period === undefined ? {} : { period: address.period },
  }
  const sheet = useQuery({ ...query(readSummarySheet, requested), placeholderData: keepPreviousData })
  const choice = (more: ReactNode) => (
    <Group gap="xs" data-print="never">
      <ClassSelect
        classes={classes}
        value={chosen?.id}
        onChange={(id) => change({ class: id, who: undefined, sort: undefined, desc: undefined })}
      />
      {more}
    </Group>
  )
  return (
    <Answer of={sheet} loading={<Loading lines={14} height={28} />} failed={(failure) => [choice(null), failure]}>
      {(data) => (
        <Stack gap="sm" className={styles['sheet']}>
          <Group justify="space-between" gap="sm">
            {choice(<SheetPeriodSelect of={data} withAll onChange={(key) => change(periodAddress(key))} />)}
            {data.courses.length > 0 ? (
              <FileButtons book={exportSummarySheet} paper={printSummarySheet} input={requested} />
            ) : null}
          </Group>
          <Text size="sm" c="dimmed">
            {[
              data.class.title,
              data.period?.title,
              t`${data.class.year} учебный год`,
              data.class.class_teacher && t`классный руководитель: ${data.class.class_teacher}`,
              data.class.curator && t`куратор: ${data.class.curator}`,
            ]
              .filter(Boolean)
              .join(' · ')}
          </Text>
          {data.courses.length === 0 ? (
            <Empty
              title={<Trans>Результатов за этот период нет</Trans>}
              hint={<Trans>Отметки за него у класса не ставятся, или в классе пока нет учеников.</Trans>}
            />
          ) : (
            <>
              <Indicators summary={data.summary} students={data.students.length} />
              <GroupFilter summary={data.summary} value={address.who} onChange={(who) => change({ who })} />
              <PendingNote pending={data.pending} />
              <SheetTable sheet={data} address={address} change={change} />
              <Text size="xs" c="dimmed">
                <Trans>
                  Жирным — выставлено, обычным — рекомендовано и ещё не выставлено, «—» — результата пока нет. Отметка с
                  точкой отличается от рекомендованной, со звёздочкой — выставлена иначе, чем по отметкам сейчас.
                </Trans>
              </Text>
              <MarksChart courses={data.courses} />
            </>
          )}
        </Stack>
      )}
    </Answer>
  )
}
