import { Trans, useLingui } from '@lingui/react/macro'
import { useDisclosure } from '@mantine/hooks'
import { MarkChip } from '#areas/diary/web/index.ts'
import { dayAndMonth } from '#platform/web/format/day.ts'
import { DayPanel, MoreButton, Nothing, PanelList } from '#platform/web/home/index.ts'
import { Text } from '#platform/web/ui/index.ts'
import type { StudentDay } from '../../contract/dashboard.ts'
import styles from './day.module.css'

const shownAtFirst = 5

/** Marks of the last seven days, the newest first. */
export function NewMarks({ marks }: Pick<StudentDay, 'marks'>) {
  const { t } = useLingui()
  const [isWhole, { open }] = useDisclosure(false)
  const shown = isWhole ? marks : marks.slice(0, shownAtFirst)
  return (
    <DayPanel title={t`Новые отметки за неделю`}>
      <PanelList>
        {shown.map((mark) => (
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
      <MoreButton hidden={marks.length - shown.length} onOpen={open} />
      {marks.length === 0 ? (
        <Nothing>
          <Trans>За последние семь дней отметок не было</Trans>
        </Nothing>
      ) : null}
    </DayPanel>
  )
}
