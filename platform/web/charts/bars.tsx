import '@mantine/charts/styles.css'
import { BarChart } from '@mantine/charts'
import type { ChartData } from './chart-data.ts'
import classes from './charts.module.css'

const digitWidth = 8
const besideDigits = 20

const mostTicks = 8

function tallestOf({ rows, series, isSideBySide = false }: ChartData): number {
  const heights = rows.map((row) => series.map(({ key }) => Number(row[key] ?? 0)))
  return Math.max(
    0,
    ...heights.map((own) => (isSideBySide ? Math.max(...own) : own.reduce((sum, one) => sum + one, 0))),
  )
}

/** Pixels for the longest number of the axis, which stands a little above the tallest bar. */
const axisWidth = (data: ChartData): number =>
  besideDigits + digitWidth * (data.write ?? String)(Math.ceil(tallestOf(data) * 1.25)).length

/** Multiples of the step, or of two, three … steps where there were too many, up to one above the tallest bar. */
function ticksOf(data: ChartData & { step: number }): number[] {
  const steps = Math.max(1, Math.ceil(tallestOf(data) / data.step))
  const step = data.step * Math.ceil(steps / mostTicks)
  return Array.from({ length: Math.ceil((steps * data.step) / step) + 1 }, (_, index) => index * step)
}

/** The drawing alone, in a file of its own with the library of charts; what it says stands in a table beside it. */
export function Bars({ data }: { data: ChartData }) {
  const { rows, series, isSideBySide = false, write, step } = data
  const ticks = step === undefined ? undefined : ticksOf({ ...data, step })
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
        yAxisProps={{
          allowDecimals: false,
          width: axisWidth(data),
          ...(ticks ? { ticks, domain: [0, ticks.at(-1) ?? 0] } : {}),
        }}
        barProps={{ isAnimationActive: false }}
        maxBarWidth={28}
        barChartProps={{ accessibilityLayer: false }}
      />
    </div>
  )
}
