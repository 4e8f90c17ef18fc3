import { Trans } from '@lingui/react/macro'
import { MarkChip } from '#areas/journal/web/index.ts'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { Panel, Text } from '#platform/web/ui/index.ts'
import styles from '../home.module.css'

interface Mark {
  id: number
  date: string
  course: string
  type: 'fo' | 'sor' | 'soch'
  value: number
  maximum: number
  work: string | null
  comment: string | null
}

/** Marks of the last seven days, the newest first. */
export function NewMarks({ marks }: { marks: readonly Mark[] }) {
  return (
    <Panel p={0}>
      <Text component="h2" fw={600} px="md" pt="md" pb="xs">
        <Trans>Новые отметки</Trans>
      </Text>
      <ul className={styles['list']}>
        {marks.map((mark) => (
          <li key={mark.id} className={styles['marked']}>
            <div>
              <Text size="sm" fw={550}>
                {mark.course}{' '}
                <Text component="span" size="xs" c="dimmed">
                  {displayDate(mark.date).slice(0, 5)}
                </Text>
              </Text>
              {mark.comment === null ? null : (
                <Text size="xs" c="dimmed">
                  {mark.comment}
                </Text>
              )}
            </div>
            <MarkChip score={mark} />
          </li>
        ))}
      </ul>
      {marks.length === 0 ? (
        <Text size="sm" c="dimmed" px="md" pb="md">
          <Trans>За неделю новых отметок нет</Trans>
        </Text>
      ) : null}
    </Panel>
  )
}
