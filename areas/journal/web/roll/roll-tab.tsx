import { Trans } from '@lingui/react/macro'
import { Empty } from '#platform/web/ui/index.ts'
import { useLessons } from '../grid/use-lessons.ts'
import type { JournalSession } from '../journal-session.ts'
import { Roll } from './roll.tsx'

interface Props {
  journalSession: JournalSession
  /** The lesson asked for; null: today's or the last before. */
  lessonId: number | null
  onLesson: (lessonId: number) => void
}

/** «Перекличка» of one lesson. */
export function RollTab({ journalSession, lessonId, onLesson }: Props) {
  const { grid } = useLessons(journalSession.store, 'year')
  const lessons = grid.lessons.filter(({ status }) => status !== 'cancelled')
  const lesson =
    lessons.find(({ id }) => id === lessonId) ?? lessons.findLast(({ date }) => date <= grid.today) ?? lessons[0]
  if (!lesson || grid.students.length === 0)
    return (
      <Empty
        title={<Trans>Перекличку проводить не на чем</Trans>}
        hint={<Trans>Нужны урок в расписании и ученики в группе.</Trans>}
      />
    )
  return <Roll key={lesson.id} journalSession={journalSession} lesson={lesson} lessons={lessons} onLesson={onLesson} />
}
