import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useDisclosure } from '@mantine/hooks'
import { weekdayAndDay } from '#platform/web/format/day.ts'
import { DayPanel, MoreButton, Nothing, PanelList } from '#platform/web/home/index.ts'
import { Badge, LinkAnchor, Text } from '#platform/web/ui/index.ts'
import type { StaffLesson } from '../../contract/staff-home.ts'
import { JournalLink } from './journal-link.tsx'
import { lessonName } from './lesson-name.ts'
import dayStyles from '../day/day.module.css'

const shownAtFirst = 3

/** Lessons of the last fortnight whose topic is not written: each leads to where it is written. */
export function WithoutTopic({ lessons }: { lessons: readonly StaffLesson[] }) {
  const { t } = useLingui()
  const [isWhole, { open }] = useDisclosure(false)
  const newest = lessons.toReversed()
  const shown = isWhole ? newest : newest.slice(0, shownAtFirst)
  const hidden = newest.length - shown.length
  return (
    <DayPanel
      title={t`Без темы`}
      aside={
        lessons.length > 0 ? (
          <Badge variant="light" color="orange">
            <Plural value={lessons.length} one="# урок" few="# урока" many="# уроков" other="# урока" />
          </Badge>
        ) : null
      }
    >
      <PanelList>
        {shown.map((lesson) => (
          <li key={lesson.id}>
            <JournalLink lesson={lesson} tab="topics">
              <span className={dayStyles['what']}>
                <span className={dayStyles['title']}>{lessonName(lesson)}</span>
                <Text component="span" size="sm" c="dimmed">
                  <Trans>
                    {weekdayAndDay(lesson.date)}, {lesson.slot}-й урок
                  </Trans>
                </Text>
              </span>
            </JournalLink>
          </li>
        ))}
      </PanelList>
      <MoreButton hidden={hidden} onOpen={open} />
      {lessons.length > 0 ? (
        <LinkAnchor to="/journal-filling" search={{ mine: 'true' }} size="sm" display="block" px="md" py="sm">
          <Trans>Всё, что не заполнено</Trans>
        </LinkAnchor>
      ) : null}
      {lessons.length === 0 ? (
        <Nothing>
          <Trans>У всех уроков за две недели тема записана</Trans>
        </Nothing>
      ) : null}
    </DayPanel>
  )
}
