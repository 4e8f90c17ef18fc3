import type { ReactNode } from 'react'
import { Bars } from './bars.tsx'
import type { ChartData } from './chart-data.ts'
import { ChartTable } from './chart-table.tsx'
import classes from './charts.module.css'

interface Props {
  data: ChartData
  /** Says at least what the chart does, and more; it stands below in place of the plain table. */
  table?: ReactNode
}

/** Bars with a table of the same numbers beside them, on a phone below. */
export function BarChart({ data, table }: Props) {
  return (
    <div className={table === undefined ? classes['both'] : undefined}>
      <Bars data={data} />
      {table ?? <ChartTable data={data} />}
    </div>
  )
}
