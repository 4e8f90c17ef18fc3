import '@mantine/charts/styles.css'
import { BarChart } from '@mantine/charts'
import type { ChartData } from './chart-data.ts'
import classes from './charts.module.css'

const digitWidth = 8
const besideDigits = 20

/** Pixels for the longest number of the axis, which stands a little above the tallest bar. */
function axisWidth({ rows, series, isSideBySide = false, write = String }: ChartData): number {
  const heights = rows.map((row) => series.map(({ key }) => Number(row[key] ?? 0)))
  const tallest = Math.max(
    0,
    ...heights.map((own) => (isSideBySide ? Math.max(...own) : own.reduce((sum, one) => sum + one, 0))),
  )
  return besideDigits + digitWidth * write(Math.ceil(tallest * 1.25)).length
}

/** The drawing alone, in a file of its own with the library of charts; what it says stands in a table beside it. */
export function Bars({ data }: { data: ChartData }) {
  const { rows, series, isSideBySide = false, write } = data
  return (
    <div className={classes['chart']} aria-hidden>
      <BarChart
        h={300}
        data={rows.map((row) => ({ ...row }))}
        dataKey="label"
        type={isSideBySide ? 'default' : 'stacked'}
        {...(write ? { valueFormatter: write } : {})}
        series={series.map(({ key, title, colour }, index) => ({
          name: key,
          label: title,
          color: `var(--chart-colour-${colour ?? index + 1})`,
        }))}
        withLegend
        legendProps={{ verticalAlign: 'bottom', itemSorter: null }}
        yAxisProps={{ allowDecimals: false, width: axisWidth(data) }}
        barProps={{ isAnimationActive: false }}
        maxBarWidth={28}
        barChartProps={{ accessibilityLayer: false }}
      />
    </div>
  )
}
