import type { ChartData } from './chart-data.ts'
import classes from './charts.module.css'
import { labelEvery, type Bar } from './scale.ts'

const above = 8
const forLabels = 28
const letterWidth = 6.6
const betweenLabels = 12
const maxLabelLength = 18

interface Props {
  data: ChartData
  bars: Bar[][]
  ticks: number[]
  /** Pixels left of the field. */
  axis: number
  field: { width: number; height: number; max: number }
  /** The column that tells its numbers. */
  shown: number | null
}

const cut = (label: string): string =>
  label.length > maxLabelLength ? `${label.slice(0, maxLabelLength - 1)}…` : label

/** The picture of upright bars: numbers, lines, columns and their names. */
export function Drawing({ data: { rows, write = String }, bars, ticks, axis, field, shown }: Props) {
  const band = field.width / Math.max(1, rows.length)
  const maxWidth = Math.max(0, ...rows.map(({ label }) => cut(label).length)) * letterWidth + betweenLabels
  const every = labelEvery(maxWidth, band)
  return (
    <svg width="100%" height={above + field.height + forLabels} aria-hidden focusable="false">
      <g transform={`translate(${axis} ${above})`}>
        {ticks.map((tick) => {
          const y = field.height - (tick / field.max) * field.height
          return (
            <g key={tick}>
              <line className={classes['line']} x2={field.width} y1={y} y2={y} data-base={tick === 0 || undefined} />
              <text className={classes['number']} x={-8} y={y}>
                {write(tick)}
              </text>
            </g>
          )
        })}
        {shown === null ? null : (
          <rect className={classes['shown']} x={shown * band} width={band} height={field.height} />
        )}
        {bars
          .flat()
          .map(({ key, colour, left, top, width, height }) =>
            height === 0 ? null : (
              <rect key={`${key} ${left}`} x={left} y={top} width={width} height={height} data-colour={colour} />
            ),
          )}
        {rows.map(({ label }, at) =>
          at % every === 0 ? (
            <text key={label} className={classes['label']} x={(at + 0.5) * band} y={field.height + 18}>
              {cut(label)}
            </text>
          ) : null,
        )}
      </g>
    </svg>
  )
}
