import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Panel, Text } from '#platform/web/ui/index.ts'
import type { DiaryTotals } from '../../contract/totals.ts'
import styles from './totals.module.css'

interface Props extends Pick<DiaryTotals, 'misses'> {
  /** By default of a quarter. */
  title?: ReactNode
}

/** Missed lessons by category. */
export function MissCounts({ misses, title = <Trans>Пропуски за четверть</Trans> }: Props) {
  return (
    <Panel p="sm" className={styles['misses'] ?? ''}>
      <Text component="h2" size="sm" fw={600}>
        {title}
      </Text>
      {misses.length === 0 ? (
        <Text size="sm" c="dimmed">
          <Trans>Пропусков нет</Trans>
        </Text>
      ) : (
        misses.map(({ title: kind, lessons }) => (
          <Text key={kind} size="sm">
            {kind}: <Plural value={lessons} one="# урок" few="# урока" many="# уроков" other="# урока" />
          </Text>
        ))
      )}
    </Panel>
  )
}
