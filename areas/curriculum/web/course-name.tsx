import type { CSSProperties, ReactNode } from 'react'
import { useAllowed } from '#platform/web/api/index.ts'
import { LinkAnchor } from '#platform/web/ui/index.ts'
import { readCourse } from '../contract/courses.ts'
import classes from './course-name.module.css'

interface Course {
  id: number
  title: string
  colour: string | null
}

/** A course's name beside its colour. */
export function CourseName({ colour, children }: { colour: string | null; children: ReactNode }) {
  return (
    <span className={classes['name']}>
      <span
        className={classes['dot']}
        style={{ '--course-colour': colour ?? 'transparent' } as CSSProperties}
        aria-hidden
      />
      <span>{children}</span>
    </span>
  )
}

/** A course as a link to its card, for who may read it. */
export function CourseLink({ course: { id, title, colour } }: { course: Course }) {
  const mayRead = useAllowed(readCourse)
  return (
    <CourseName colour={colour}>
      {mayRead ? (
        <LinkAnchor
          to="/managing/courses"
          search={({ year }: { year?: string }) => ({ year, active: String(id) })}
          c="inherit"
        >
          {title}
        </LinkAnchor>
      ) : (
        title
      )}
    </CourseName>
  )
}
