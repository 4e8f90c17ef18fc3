import { Trans } from '@lingui/react/macro'
import { Text } from '#platform/web/ui/index.ts'
import styles from './totals.module.css'

/** What the looks of results mean. */
export function TotalsKey() {
  return (
    <Text component="p" size="xs" c="dimmed" className={styles['key'] ?? ''}>
      <span className={styles['total']} data-standing="set" aria-hidden>
        5
      </span>
      <Trans>выставил учитель</Trans>
      <span className={styles['total']} data-standing="reckoned" aria-hidden>
        5
      </span>
      <Trans>выходит по правилам, ещё не выставлено; нажмите на оценку, чтобы увидеть расчёт</Trans>
    </Text>
  )
}
