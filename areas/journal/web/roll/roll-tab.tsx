import { Trans } from '@lingui/react/macro'
import { Empty } from '#platform/web/ui/index.ts'
import { useLessons } from '../grid/use-lessons.ts'
import type { JournalDesk } from '../journal-desk.ts'
import { Roll } from './roll.tsx'

interface Props {
  desk: JournalDesk
  /** The lesson asked for; null: today's or the last before. */
  lessonId: number | null
  onLesson: (lessonId: number) => void
}

/** «Перекличка» of one lesson. */
export function RollTab({ desk, lessonId, onLesson }: Props) {
  const { grid } = useLessons(desk.store, 'year')
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
  return <Roll key={lesson.id} desk={desk} lesson={lesson} lessons={lessons} onLesson={onLesson} />
}
