import { Trans, useLingui } from '@lingui/react/macro'
import { MissLine } from '#areas/diary/web/index.ts'
import { dayAndMonth } from '#platform/web/format/day.ts'
import { DayPanel, Nothing, PanelItem, PanelList } from '#platform/web/home/index.ts'
import { Text } from '#platform/web/ui/index.ts'
import type { StudentDay } from '../../contract/dashboard.ts'
import styles from './day.module.css'

/** Lessons missed since Monday. */
export function WeekMisses({ misses }: Pick<StudentDay, 'misses'>) {
  const { t } = useLingui()
  return (
    <DayPanel title={t`Пропуски этой недели`}>
      <PanelList>
        {misses.map(({ id, date, slot, course, ...miss }) => (
          <PanelItem key={id}>
            <span className={styles['title']}>{course}</span>
            <MissLine {...miss} />
            <Text component="span" size="xs" c="dimmed">
              <Trans>
                {dayAndMonth(date)}, {slot}-й урок
              </Trans>
            </Text>
          </PanelItem>
        ))}
      </PanelList>
      {misses.length === 0 ? (
        <Nothing>
          <Trans>На этой неделе пропусков нет</Trans>
        </Nothing>
      ) : null}
    </DayPanel>
  )
}
