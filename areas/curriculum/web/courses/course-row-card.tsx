import { useLingui } from '@lingui/react/macro'
import { displayNumber } from '#platform/contract/number.ts'
import { RowLink } from '#platform/web/list/index.ts'
import { Text } from '#platform/web/ui/index.ts'
import type { Course } from '../../contract/courses.ts'
import { rangesText } from '#platform/contract/ranges-text.ts'
import { CourseName } from '../course-name.tsx'

/** A subject in the list on a phone. */
export function CourseRowCard({ course }: { course: Course }) {
  const { t } = useLingui()
  const hours = displayNumber(course.hours)
  const parallels = rangesText(course.parallels)
  const facts = [parallels && t`классы: ${parallels}`, t`групп: ${course.groups_count}`, t`часов в неделю: ${hours}`]
  return (
    <>
      <CourseName colour={course.colour}>
        <RowLink id={course.id}>{course.title}</RowLink>
      </CourseName>
      <Text size="sm">{[course.cathedra?.title, course.ed_area?.title].filter(Boolean).join(' · ') || '—'}</Text>
      <Text size="sm" c="dimmed">
        {facts.filter(Boolean).join(' · ')}
      </Text>
    </>
  )
}
