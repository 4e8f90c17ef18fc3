import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { query } from '#platform/web/api/index.ts'
import { Answer, Empty, Group, Loading, Stack, Text, useUrlState, VisuallyHidden } from '#platform/web/ui/index.ts'
import {
  exportSummarySheetYear,
  printSummarySheetYear,
  readSummarySheetYear,
  type SummarySheetYear,
} from '../contract/summary-sheet.ts'
import { SummarySheetAddress, periodAddress } from './address.ts'
import { ClassSelect } from './class-select.tsx'
import { FileButtons } from './file-buttons.tsx'
import { SheetCell } from './sheet-cell.tsx'
import { SheetPeriodSelect } from './sheet-period-select.tsx'
import { chosenClass, type SheetClass } from './use-sheet-classes.ts'
import styles from './summary-sheet.module.css'

/** All results of a class in a year: students with a line for each period, the year, the exam and the final mark. */
export function YearView({ classes, titles }: { classes: readonly SheetClass[]; titles?: readonly string[] }) {
  const { t } = useLingui()
  const [address, change] = useUrlState(SummarySheetAddress)
  const chosen = chosenClass(classes, address.class, titles)
  const requested = { params: { id: String(chosen?.id ?? 0) } }
  const sheet = useQuery({ ...query(readSummarySheetYear, requested), placeholderData: keepPreviousData })
  const choice = (periods: SummarySheetYear['periods']) => (
    <Group gap="xs" data-print="never">
      <ClassSelect classes={classes} value={chosen?.id} onChange={(id) => change({ class: id })} />
      <SheetPeriodSelect of={{ period: null, periods }} withAll onChange={(key) => change(periodAddress(key))} />
    </Group>
  )
  return (
    <Answer of={sheet} loading={<Loading lines={14} height={28} />} failed={(failure) => [choice([]), failure]}>
      {(data) => (
        <Stack gap="sm" className={styles['sheet']}>
          <Group justify="space-between" gap="sm">
            {choice(data.periods)}
            {data.courses.length > 0 ? (
              <FileButtons book={exportSummarySheetYear} paper={printSummarySheetYear} input={requested} />
            ) : null}
          </Group>
          <Text size="sm" c="dimmed">
            {[data.class.title, t`все периоды`, t`${data.class.year} учебный год`].join(' · ')}
          </Text>
          {data.courses.length === 0 ? (
            <Empty
              title={<Trans>Результатов за этот год нет</Trans>}
              hint={<Trans>Отметки за него у класса не ставятся, или в классе пока нет учеников.</Trans>}
            />
          ) : (
            <YearTable sheet={data} />
          )}
        </Stack>
      )}
    </Answer>
  )
}

function YearTable({ sheet: { class: schoolClass, periods, courses, students } }: { sheet: SummarySheetYear }) {
  const { t } = useLingui()
  const titleOf = new Map(periods.map(({ key, title }) => [key, title]))
  return (
    <div className={styles['scroller']}>
      <table className={styles['table']}>
        <caption>
          <VisuallyHidden>{t`Сводная ведомость за все периоды, ${schoolClass.title} класс`}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col" className={styles['name']}>{t`Ученик`}</th>
            <th scope="col">{t`Период`}</th>
            {courses.map(({ id, title, short_title }) => (
              <th key={id} scope="col" className={styles['upright']} title={title}>
                <span>{short_title}</span>
              </th>
            ))}
          </tr>
        </thead>
        {students.map(({ id, full_name, lines }, index) => (
          <tbody key={id}>
            {lines.map(({ key, marks }, line) => (
              <tr key={key}>
                {line === 0 ? (
                  <th scope="rowgroup" rowSpan={lines.length} className={styles['name']} title={full_name}>
                    <span className={styles['number']}>{index + 1}</span> {full_name}
                  </th>
                ) : null}
                <th scope="row" className={styles['period']}>
                  {titleOf.get(key)}
                </th>
                {courses.map((course) => (
                  <SheetCell
                    key={course.id}
                    student={{ id, full_name, marks }}
                    course={course}
                    absent={t`нет результата`}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}
