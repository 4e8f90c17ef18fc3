import { Trans, useLingui } from '@lingui/react/macro'
import { weekdayAndDay } from '#platform/web/format/day.ts'
import { DayPanel, PanelList } from '#platform/web/home/index.ts'
import { Text } from '#platform/web/ui/index.ts'
import type { StaffLesson } from '../../contract/staff-home.ts'
import { JournalLink } from './journal-link.tsx'
import { lessonName } from './lesson-name.ts'
import dayStyles from '../day/day.module.css'

/** Lessons of the next seven days in which one stands in for another, where there are any; today's stand among today's lessons. */
export function Replacements({ lessons }: { lessons: readonly StaffLesson[] }) {
  const { t } = useLingui()
  if (lessons.length === 0) return null
  return (
    <DayPanel title={t`Замены на неделю вперёд`}>
      <PanelList>
        {lessons.map((lesson) => (
          <li key={lesson.id}>
            <JournalLink lesson={lesson}>
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
    </DayPanel>
  )
}
