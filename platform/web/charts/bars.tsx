import '@mantine/charts/styles.css'
import { BarChart } from '@mantine/charts'
import type { ChartData } from './chart-data.ts'
import classes from './charts.module.css'

/** The drawing alone, in a file of its own with the library of charts; what it says stands in a table beside it. */
export function Bars({ data: { rows, series } }: { data: ChartData }) {
  return (
    <div className={classes['chart']} aria-hidden>
      <BarChart
        h={300}
        data={rows.map((row) => ({ ...row }))}
        dataKey="label"
        type="stacked"
        series={series.map(({ key, title, colour }, index) => ({
          name: key,
          label: title,
          color: `var(--chart-colour-${colour ?? index + 1})`,
        }))}
        withLegend
        legendProps={{ verticalAlign: 'bottom' }}
        yAxisProps={{ allowDecimals: false, width: 32 }}
        barProps={{ isAnimationActive: false }}
        maxBarWidth={28}
        barChartProps={{ accessibilityLayer: false }}
      />
    </div>
  )
}
