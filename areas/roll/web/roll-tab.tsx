import { Trans } from '@lingui/react/macro'
import { useLessons, type JournalTabProps } from '#areas/journal/web/index.ts'
import { Empty } from '#platform/web/ui/index.ts'
import { Roll } from './roll.tsx'

/** «Перекличка» of one lesson: the one asked for, else today's or the last before. */
export function RollTab({ journalSession, address, change }: JournalTabProps) {
  const { grid } = useLessons(journalSession.store, 'year')
  const lessons = grid.lessons.filter(({ status }) => status !== 'cancelled')
  const lesson =
    lessons.find(({ id }) => id === address.lesson) ?? lessons.findLast(({ date }) => date <= grid.today) ?? lessons[0]
  if (!lesson || grid.students.length === 0)
    return (
      <Empty
        title={<Trans>Перекличку проводить не на чем</Trans>}
        hint={<Trans>Нужны урок в расписании и ученики в группе.</Trans>}
      />
    )
  return (
    <Roll
      key={lesson.id}
      journalSession={journalSession}
      lesson={lesson}
      lessons={lessons}
      onLesson={(next) => change({ lesson: next })}
    />
  )
}
