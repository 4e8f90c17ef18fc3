import { NoLessons, NoStudents, useLessons, type JournalTabProps } from '#areas/journal/web/index.ts'
import { Roll } from './roll.tsx'

/** «Перекличка» of one lesson: the one asked for, else today's or the last before. */
export function RollTab({ journalSession, address, change }: JournalTabProps) {
  const { grid } = useLessons(journalSession.store, 'year')
  const lessons = grid.lessons.filter(({ status }) => status !== 'cancelled')
  const lesson =
    lessons.find(({ id }) => id === address.lesson) ?? lessons.findLast(({ date }) => date <= grid.today) ?? lessons[0]
  if (grid.students.length === 0) return <NoStudents />
  if (!lesson) return <NoLessons />
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
