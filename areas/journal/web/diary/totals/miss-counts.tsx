import { Plural, Trans } from '@lingui/react/macro'
import { Panel, Text } from '#platform/web/ui/index.ts'
import type { DiaryTotals } from '../../../contract/diary.ts'
import styles from './totals.module.css'

/** Missed lessons of the quarter by category. */
export function MissCounts({ misses }: Pick<DiaryTotals, 'misses'>) {
  return (
    <Panel p="sm" className={styles['misses'] ?? ''}>
      <Text component="h2" size="sm" fw={600}>
        <Trans>Пропуски за четверть</Trans>
      </Text>
      {misses.length === 0 ? (
        <Text size="sm" c="dimmed">
          <Trans>Пропусков нет</Trans>
        </Text>
      ) : (
        misses.map(({ title, lessons }) => (
          <Text key={title} size="sm">
            {title}: <Plural value={lessons} one="# урок" few="# урока" many="# уроков" other="# урока" />
          </Text>
        ))
      )}
    </Panel>
  )
}
