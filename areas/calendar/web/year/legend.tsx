import { Trans } from '@lingui/react/macro'
import styles from './year.module.css'

/** What the signs of days mean. */
export function Legend() {
  return (
    <ul className={styles['legend']}>
      <li>
        <span data-kind="quarter">1</span> <Trans>учебный день</Trans>
      </li>
      <li>
        <span data-kind="weekend">1</span> <Trans>суббота, воскресенье, вне четверти</Trans>
      </li>
      <li>
        <span data-kind="holiday">1</span> <Trans>каникулы</Trans>
      </li>
      <li>
        <span data-kind="day_off">1</span> <Trans>выходной</Trans>
      </li>
      <li>
        <span data-kind="moved_day">1</span> <Trans>рабочий день вместо другого</Trans>
      </li>
      <li>
        <span data-kind="partial">1</span> <Trans>не для всех параллелей</Trans>
      </li>
      <li>
        <span data-kind="exam">1</span> <Trans>экзамены</Trans>
      </li>
      <li>
        <span data-kind="event">1</span> <Trans>событие</Trans>
      </li>
      <li>
        <span aria-current="date">1</span> <Trans>сегодня</Trans>
      </li>
    </ul>
  )
}
