import { useLingui } from '@lingui/react/macro'
import { BarChart } from '#platform/web/charts/index.ts'
import { Panel, Title } from '#platform/web/ui/index.ts'
import type { SummarySheet } from '../contract/summary-sheet.ts'

/** Marks of each graded subject as stacked bars, the table beside them. */
export function MarksChart({ courses }: Pick<SummarySheet, 'courses'>) {
  const { t } = useLingui()
  const graded = courses.filter(({ type }) => type === 'grade')
  if (graded.length === 0) return null
  const title = t`Отметки по предметам`
  return (
    <Panel data-print="never">
      <Title order={2} size="h4" mb="sm">
        {title}
      </Title>
      <BarChart
        data={{
          title,
          axis: t`Предмет`,
          rows: graded.map(({ short_title, summary: { counts } }) => ({
            label: short_title,
            n5: counts.n5,
            n4: counts.n4,
            n3: counts.n3,
            low: counts.n2 + counts.na,
          })),
          series: [
            { key: 'n5', title: t`«5»`, colour: 2 },
            { key: 'n4', title: t`«4»`, colour: 4 },
            { key: 'n3', title: t`«3»`, colour: 3 },
            { key: 'low', title: t`«2» и н/а`, colour: 1 },
          ],
        }}
      />
    </Panel>
  )
}
