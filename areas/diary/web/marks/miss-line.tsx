import { Trans } from '@lingui/react/macro'
import type { MissKind } from '#areas/miss-kinds/contract/miss-kind.ts'
import { MissLetter } from '#areas/miss-kinds/web/index.ts'
import { Text, VisuallyHidden } from '#platform/web/ui/index.ts'
import styles from './marks.module.css'

interface Props {
  letter: string
  category: MissKind['category']
  title: string
  minutes: number | null
  reason: string | null
}

/** A miss: its letter, and what it means in words. */
export function MissLine({ letter, category, title, minutes, reason }: Props) {
  return (
    <Text size="sm" component="p" className={styles['missLine'] ?? ''}>
      <MissLetter letter={letter} category={category} />
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
