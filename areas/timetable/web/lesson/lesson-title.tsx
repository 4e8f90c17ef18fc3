import { useSession } from '#platform/web/api/index.ts'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import { LinkAnchor } from '#platform/web/ui/index.ts'
import type { WeekLesson } from '../../contract/week.ts'
import styles from './lesson.module.css'

interface Props {
  lesson: WeekLesson
  date: CalendarDate
}

/** The course as a link: into the journal on this lesson, to a student into the diary on its day; else as text. */
export function LessonTitle({ lesson, date }: Props) {
  const isStudent = useSession()?.roles.includes('student') ?? false
  const { course, group, id, may_open_journal } = lesson
  if (!may_open_journal && !isStudent) return <span className={styles['title']}>{course.title}</span>
  const search = may_open_journal ? { group: String(group.id), lesson: String(id) } : { date }
  return (
    <LinkAnchor to="/journal" search={search} className={`${styles['title']} ${styles['link']}`} c="inherit">
      {course.title}
    </LinkAnchor>
  )
}
