import { useState, type PointerEvent } from 'react'
import type { ChartData } from './chart-data.ts'
import { ChartTip } from './chart-tip.tsx'
import classes from './charts.module.css'
import { layBars, ticksOf, valueAt } from './scale.ts'
import { useWidth } from './use-width.ts'
import { Drawing } from './drawing.tsx'

const height = 232
const digitWidth = 7.5
const besideDigits = 16

/** What a column says, for who hears the page. */
function wordsOf({ rows, series, write = String }: ChartData, at: number): string {
  const row = rows[at]
  if (!row) return ''
  return `${row.label}: ${series.map(({ key, title }) => `${title} ${row[key] === null ? '—' : write(valueAt(row, key))}`).join(', ')}`
}

/**
 * Upright bars with their axes and legend. The pointer and the arrow keys go from column to column, each of which tells its
 * numbers: over the drawing lies an unseen slider, whose steps are the columns.
 */
export function Bars({ data }: { data: ChartData }) {
  const { rows, series, write = String } = data
  const { ref, width } = useWidth()
  const [shown, setShown] = useState<number | null>(null)
  const ticks = ticksOf(data)
  const axis = besideDigits + digitWidth * Math.max(...ticks.map((tick) => write(tick).length))
  const field = { width: Math.max(1, width - axis), height, max: ticks.at(-1) ?? 1 }
  const band = field.width / Math.max(1, rows.length)
  const last = rows.length - 1
  const point = (event: PointerEvent) => {
    const at = Math.floor((event.clientX - event.currentTarget.getBoundingClientRect().left - axis) / band)
    setShown(at >= 0 && at <= last ? at : null)
  }
  return (
    <div className={classes['chart']}>
      <div ref={ref} className={classes['drawing']}>
        <input
          type="range"
          className={classes['slider']}
          aria-label={data.title}
          aria-valuetext={wordsOf(data, shown ?? 0)}
          min={1}
          max={rows.length}
          value={(shown ?? 0) + 1}
          onChange={(event) => setShown(Number(event.currentTarget.value) - 1)}
          onPointerMove={point}
          onPointerUp={point}
          onPointerLeave={() => setShown(null)}
          onFocus={(event) => (event.currentTarget.matches(':focus-visible') ? setShown(0) : undefined)}
          onBlur={() => setShown(null)}
        />
        <Drawing data={data} bars={layBars(data, field)} {...{ ticks, axis, field, shown }} />
        {shown === null ? null : <ChartTip data={data} at={shown} left={axis + (shown + 0.5) * band} width={width} />}
      </div>
      <ul className={classes['legend']} aria-hidden>
        {series.map(({ key, title, colour }, index) => (
          <li key={key} data-colour={colour ?? index + 1}>
            {title}
          </li>
        ))}
      </ul>
    </div>
  )
}
