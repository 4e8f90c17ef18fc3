import { Trans } from '@lingui/react/macro'
import { Group, Panel, Text } from '#platform/web/ui/index.ts'
import { displayNumber } from '#platform/contract/number.ts'
import { CourseMarks } from './course-marks.tsx'
import { Forecast } from './forecast.tsx'
import { TotalButton } from './total-button.tsx'
import { WhatIfButton } from './what-if-button.tsx'
import type { Course } from './total-cells.ts'
import styles from './totals.module.css'

/** Courses as cards: where a table does not fit. */
export function CourseCards({ courses, rules }: { courses: readonly Course[]; rules: unknown }) {
  return (
    <ul className={styles['cards']}>
      {courses.map((course) => (
        <li key={course.course_id}>
          <CourseCard course={course} rules={rules} />
        </li>
      ))}
    </ul>
  )
}

function CourseCard({ course, rules }: { course: Course; rules: unknown }) {
  const { average, scores, totals, forecast } = course
  return (
    <Panel p="sm" h="100%">
      <Group justify="space-between" align="baseline" wrap="nowrap" mb={6}>
        <Text component="h2" fw={600}>
          {course.course}
        </Text>
        {average === null ? null : (
          <Text size="sm" c="dimmed" style={{ whiteSpace: 'nowrap' }}>
            <Trans>средний {displayNumber(average)}</Trans>
          </Text>
        )}
      </Group>
      <CourseMarks scores={scores} />
      <div className={styles['totals']}>
        {totals.map((total) => (
          <TotalButton key={total.title} total={total} named />
        ))}
      </div>
      <Forecast forecast={forecast} />
      <WhatIfButton course={course} rules={rules} />
    </Panel>
  )
}
