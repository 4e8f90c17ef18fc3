import { IconTargetArrow } from '#platform/web/icons/index.ts'
import type { Course } from './total-cells.ts'
import styles from './totals.module.css'

/** What may still be reached, in sentences. */
export function Forecast({ forecast }: Pick<Course, 'forecast'>) {
  if (forecast.length === 0) return null
  return (
    <ul className={styles['forecast']}>
      {forecast.map((sentence) => (
        <li key={sentence}>
          <IconTargetArrow size={15} stroke={1.7} aria-hidden />
          <span>{sentence}</span>
        </li>
      ))}
    </ul>
  )
}
