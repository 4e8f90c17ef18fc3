import { useLingui } from '@lingui/react/macro'
import type { ChartData } from '#platform/web/charts/index.ts'
import { dayAndMonth } from '#platform/web/format/day.ts'
import type { ViewReport } from '../../contract/report.ts'
import { barsOf } from './days-of-chart.ts'

/** Views over the days, as the chart and its table show them. */
export function useDayChart(days: ViewReport['days']): ChartData {
  const { t } = useLingui()
  const { by, bars } = barsOf(days)
  return {
    title: by === 'day' ? t`Просмотры по дням` : t`Просмотры по неделям`,
    axis: by === 'day' ? t`День` : t`Неделя с`,
    rows: bars.map(({ date, views }) => ({ label: dayAndMonth(date), views })),
    series: [{ key: 'views', title: t`Просмотры`, colour: 2 }],
  }
}
