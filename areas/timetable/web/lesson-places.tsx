import { Trans } from '@lingui/react/macro'
import { useSession } from '#platform/web/api/index.ts'
import { LinkAnchor } from '#platform/web/ui/index.ts'
import type { Week, WeekLesson } from '../contract/week.ts'
import { weekSlug } from '../rules/week-slug.ts'
import styles from './week.module.css'

interface Props {
  lesson: WeekLesson
  kind: Week['kind']
}

/** Whom and where: what the page is not already about. To staff each leads to its own week. */
export function LessonPlaces({ lesson, kind }: Props) {
  const session = useSession()
  const isStaff = session?.client === 0 && !session.roles.includes('student')
  const { classes, group, teachers, room } = lesson
  const link = (of: 'class' | 'teacher' | 'room', id: number, text: string) =>
    isStaff ? (
      <LinkAnchor
        key={`${of}-${id}`}
        to="/timetable/$slug"
        params={{ slug: weekSlug({ kind: of, id }) }}
        search={(before: object) => before}
        c="inherit"
      >
        {text}
      </LinkAnchor>
    ) : (
      <span key={`${of}-${id}`}>{text}</span>
    )
  const isPart = classes.length !== 1 || classes[0]?.title !== group.title
  return (
    <div className={styles['places']}>
      {kind === 'class' || kind === 'student' ? null : classes.map(({ id, title }) => link('class', id, title))}
      {isPart ? <span>{group.title}</span> : null}
      {kind === 'teacher' ? null : teachers.map(({ id, short_name }) => link('teacher', id, short_name))}
      {kind === 'room' || room === null ? null : link('room', room.id, room.title)}
      {teachers.map(({ id, replaces, short_name }) =>
        replaces === null ? null : (
          <span key={`replaced-${id}`} className={styles['note']}>
            <Trans>
              {short_name} вместо {replaces}
            </Trans>
          </span>
        ),
      )}
    </div>
  )
}
