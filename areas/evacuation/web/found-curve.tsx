import classes from './found-curve.module.css'

interface Props {
  /** How many were found by each second, in order. */
  points: readonly { at: number; found: number }[]
  expected: number
  /** Seconds that the drawing is wide. */
  until: number
  /** A dashed line at this second. */
  control?: number
  height: number
}
const width = 600

/** A staircase of who is found by when. Decorative: the numbers stand beside. */
export function FoundCurve({ points, expected, until, control, height }: Props) {
  const across = (at: number) => (width * Math.min(at, until)) / Math.max(until, 1)
  const up = (found: number) => height - (height * found) / Math.max(expected, 1)
  const steps = points.map(({ at, found }) => `H${across(at).toFixed(1)}V${up(found).toFixed(1)}`).join('')
  const line = `M0 ${height}${steps}H${width}`
  return (
    <svg
      className={classes['curve']}
      viewBox={`0 0 ${width} ${height}`}
      style={{ height }}
      preserveAspectRatio="none"
      aria-hidden
    >
      <path className={classes['area']} d={`${line}V${height}Z`} />
      <path className={classes['line']} d={line} />
      {control === undefined ? null : (
        <line className={classes['control']} x1={across(control)} x2={across(control)} y1={0} y2={height} />
      )}
    </svg>
  )
}
