import { Trans } from '@lingui/react/macro'
import { Badge } from '#platform/web/ui/index.ts'
import styles from './day.module.css'

interface Props {
  status: 'planned' | 'held' | 'cancelled' | 'moved'
  isNow: boolean
  isSubstitute?: boolean
}

/** What is out of the ordinary with a lesson of today. */
export function LessonBadges({ status, isNow, isSubstitute = false }: Props) {
  return (
    <span className={styles['badges']}>
      {isNow ? (
        <Badge variant="filled">
          <Trans>Идёт сейчас</Trans>
        </Badge>
      ) : null}
      {isSubstitute ? (
        <Badge variant="light" color="orange">
          <Trans>Замена</Trans>
        </Badge>
      ) : null}
      {status === 'cancelled' ? (
        <Badge variant="light" color="red">
          <Trans>Отменён</Trans>
        </Badge>
      ) : null}
      {status === 'moved' ? (
        <Badge variant="light" color="orange">
          <Trans>Перенесён</Trans>
        </Badge>
      ) : null}
    </span>
  )
}
