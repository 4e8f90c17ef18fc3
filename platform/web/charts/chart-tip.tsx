import type { ChartData } from './chart-data.ts'
import classes from './charts.module.css'
import { valueAt } from './scale.ts'

interface Props {
  data: ChartData
  /** The row whose numbers are told. */
  at: number
  /** The middle of its column, and the width of the drawing, in pixels. */
  left: number
  width: number
}

/** The numbers of a column beside it, on the side where there is more room. */
export function ChartTip({ data: { rows, series, write = String }, at, left, width }: Props) {
  const row = rows[at]
  if (!row) return null
  return (
    <div
      className={classes['tip']}
      style={left > width / 2 ? { right: width - left + 18 } : { left: left + 18 }}
      aria-hidden
    >
      <strong>{row.label}</strong>
      <ul>
        {series.map(({ key, title, colour }, index) => (
          <li key={key} data-colour={colour ?? index + 1}>
            {title}
            <span>{row[key] === null ? '—' : write(valueAt(row, key))}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
