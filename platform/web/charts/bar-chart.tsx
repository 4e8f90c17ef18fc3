import { Skeleton } from '@mantine/core'
import { lazyPart } from '../lazy-part.tsx'
import type { ChartData } from './chart-data.ts'
import { ChartTable } from './chart-table.tsx'
import classes from './charts.module.css'

const Bars = lazyPart(async () => (await import('./bars.tsx')).Bars, <Skeleton height={300} />)

/** Stacked bars with a table of the same numbers beside them, on a phone below. */
export function BarChart({ data }: { data: ChartData }) {
  return (
    <div className={classes['both']}>
      <Bars data={data} />
      <ChartTable data={data} />
    </div>
  )
}
