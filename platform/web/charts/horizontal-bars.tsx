import type { CSSProperties } from 'react'
import classes from './horizontal-bars.module.css'

interface HorizontalBar {
  key: string | number
  label: string
  /** Null: without an end; the bar goes to the edge, hatched. */
  value: number | null
  /** What the value is called at the bar's end. */
  amount: string
}
interface Props {
  bars: readonly HorizontalBar[]
  /** A line over all bars; those beyond it are told apart. */
  limit: number
}

/** Bars from left to right, one under another, each with its whole name. Decorative: a table beside says the same. */
export function HorizontalBars({ bars, limit }: Props) {
  const max = Math.max(limit, 1, ...bars.map(({ value }) => value ?? 0))
  const percent = (value: number) => `${((value / max) * 100).toFixed(2)}%`
  return (
    <div className={classes['bars']} style={{ '--limit': percent(limit) } as CSSProperties} aria-hidden>
      {bars.map(({ key, label, value, amount }) => (
        <div key={key} className={classes['row']} data-state={stateOf(value, limit)}>
          <span className={classes['label']}>{label}</span>
          <span className={classes['track']}>
            <span className={classes['bar']} style={{ width: value === null ? '100%' : percent(value) }} />
          </span>
          <span className={classes['amount']}>{amount}</span>
        </div>
      ))}
    </div>
  )
}
const stateOf = (value: number | null, limit: number) =>
  value === null ? 'endless' : value > limit ? 'beyond' : 'within'
