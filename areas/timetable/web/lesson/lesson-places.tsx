import type { ReactNode } from 'react'
import { useSession } from '#platform/web/api/index.ts'
import { LinkAnchor } from '#platform/web/ui/index.ts'
import type { Week, WeekLesson } from '../../contract/week.ts'
import { weekSlug, type WeekSubject } from '../../rules/week-slug.ts'
import { roomText } from '../room-text.ts'
import styles from './lesson.module.css'

interface Props {
  lesson: WeekLesson
  kind: Week['kind']
}

/** Whom and where, but for what the week is about. */
export function LessonPlaces({ lesson, kind }: Props) {
  const { classes, group, teachers, room } = lesson
  const isPart = classes.length !== 1 || classes[0]?.title !== group.title
  const ofClass = kind === 'class' || kind === 'student'
  return (
    <div className={styles['places']}>
      {ofClass || isPart
        ? null
        : classes.map(({ id, title }) => <Subject key={id} kind="class" id={id} text={title} />)}
      {isPart && kind !== 'student' ? <span>{group.title}</span> : null}
      {kind === 'room' || room === null ? null : <Subject kind="room" id={room.id} text={roomText(room.title)} />}
      {kind === 'teacher'
        ? null
        : teachers.map(({ id, short_name }) => <Subject key={id} kind="teacher" id={id} text={unbroken(short_name)} />)}
    </div>
  )
}

/** Initials stay with their surname. */
const unbroken = (name: string): string => name.replaceAll(' ', '\u00a0')

interface SubjectProps {
  kind: Exclude<WeekSubject['kind'], 'me'>
  id: number
  text: ReactNode
}

/** To staff each class, teacher and room leads to its own week. */
function Subject({ kind, id, text }: SubjectProps) {
  const session = useSession()
  if (session === null || session.roles.includes('student')) return <span>{text}</span>
  return (
    <LinkAnchor
      to="/timetable/$slug"
      params={{ slug: weekSlug({ kind, id }) }}
      search={(before: object) => before}
      className={styles['place'] ?? ''}
      c="inherit"
    >
      {text}
    </LinkAnchor>
  )
}
