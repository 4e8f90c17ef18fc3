import { Trans } from '@lingui/react/macro'
import { LinkAnchor, Text } from '#platform/web/ui/index.ts'
import type { ClassCard } from '../../contract/classes.ts'
import { StudentMenu, useHasLeaves } from '../academic-leave/leave-of-student.tsx'
import classes from './class-card.module.css'

/** Students of the class whom the reader may find, in two columns. */
export function ClassStudents({ schoolClass: { students, students_count } }: { schoolClass: ClassCard }) {
  const hasLeaves = useHasLeaves()
  const hidden = students_count - students.length
  return (
    <>
      <ol className={classes['students']}>
        {students.map(({ id, full_name }) => (
          <li key={id}>
            <LinkAnchor to="/users/$id" params={{ id: String(id) }} c="inherit">
              {full_name}
            </LinkAnchor>
            {hasLeaves ? <StudentMenu student={{ id, full_name }} /> : null}
          </li>
        ))}
      </ol>
      {hidden > 0 ? (
        <Text size="sm" c="dimmed">
          <Trans>Имена учеников видят те, кто работает с классом. Не показано: {hidden}</Trans>
        </Text>
      ) : null}
    </>
  )
}
