import { Trans, useLingui } from '@lingui/react/macro'
import { MissLine } from '#areas/diary/web/index.ts'
import { dayAndMonth } from '#platform/web/format/day.ts'
import { Text } from '#platform/web/ui/index.ts'
import type { StudentDay } from '../../contract/dashboard.ts'
import { DayPanel } from './day-panel.tsx'
import { Nothing } from './nothing.tsx'
import styles from './day.module.css'

/** Lessons missed since Monday. */
export function WeekMisses({ misses }: Pick<StudentDay, 'misses'>) {
  const { t } = useLingui()
  return (
    <DayPanel title={t`Пропуски этой недели`}>
      <ul className={styles['list']}>
        {misses.map(({ id, date, slot, course, ...miss }) => (
          <li key={id} className={styles['item']}>
            <span className={styles['title']}>{course}</span>
            <MissLine {...miss} />
            <Text component="span" size="xs" c="dimmed">
              <Trans>
                {dayAndMonth(date)}, {slot}-й урок
              </Trans>
            </Text>
          </li>
        ))}
      </ul>
      {misses.length === 0 ? (
        <Nothing>
          <Trans>На этой неделе пропусков нет</Trans>
        </Nothing>
      ) : null}
    </DayPanel>
  )
}
