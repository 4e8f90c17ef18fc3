import { Trans } from '@lingui/react/macro'
import { Text, VisuallyHidden } from '#platform/web/ui/index.ts'
import styles from './marks.module.css'

interface Props {
  letter: string
  title: string
  minutes: number | null
  reason: string | null
}

/** A miss: its letter, and what it means in words. */
export function MissLine({ letter, title, minutes, reason }: Props) {
  return (
    <Text size="sm" component="p" className={styles['missLine'] ?? ''}>
      <span className={styles['letter']} aria-hidden>
        {letter}
      </span>
      <span>
        <VisuallyHidden>
          <Trans>Пропуск:</Trans>{' '}
        </VisuallyHidden>
        {title}
        {minutes === null ? null : <Trans> на {minutes} мин</Trans>}
        {reason === null ? null : <span className={styles['reason']}> — {reason}</span>}
      </span>
    </Text>
  )
}
