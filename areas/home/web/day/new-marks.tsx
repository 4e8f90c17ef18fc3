import { Trans, useLingui } from '@lingui/react/macro'
import { MarkChip } from '#areas/diary/web/index.ts'
import { dayAndMonth } from '#platform/web/format/day.ts'
import { DayPanel, Nothing, PanelList } from '#platform/web/home/index.ts'
import { Text } from '#platform/web/ui/index.ts'
import type { StudentDay } from '../../contract/dashboard.ts'
import styles from './day.module.css'

/** Marks of the last seven days, the newest first. */
export function NewMarks({ marks }: Pick<StudentDay, 'marks'>) {
  const { t } = useLingui()
  return (
    <DayPanel title={t`Новые отметки за неделю`}>
      <PanelList>
        {marks.map((mark) => (
          <li key={mark.id} className={styles['marked']}>
            <span className={styles['what']}>
              <span className={styles['title']}>{mark.course}</span>
              <Text component="span" size="xs" c="dimmed">
                {[dayAndMonth(mark.date), mark.work].filter(Boolean).join(' · ')}
              </Text>
              {mark.comment === null ? null : (
                <Text component="span" size="sm">
                  {mark.comment}
                </Text>
              )}
            </span>
            <MarkChip mark={mark} />
          </li>
        ))}
      </PanelList>
      {marks.length === 0 ? (
        <Nothing>
          <Trans>За последние семь дней отметок не было</Trans>
        </Nothing>
      ) : null}
    </DayPanel>
  )
}
