import { useLingui } from '@lingui/react/macro'
import { CourseName } from '#areas/curriculum/web/index.ts'
import { displayNumber } from '#platform/contract/number.ts'
import { RowLink } from '#platform/web/list/index.ts'
import { Text } from '#platform/web/ui/index.ts'
import { groupKindTitles } from '#areas/classes/contract/group-kinds.ts'
import type { StudyGroup } from '../../contract/groups.ts'

/** A teaching group in the list on a phone. */
export function GroupRowCard({ group }: { group: StudyGroup }) {
  const { t } = useLingui()
  const { id, title, course, kind, teachers, students_count, hours } = group
  const week = hours === null ? null : displayNumber(hours)
  const facts = [groupKindTitles[kind].toLowerCase(), t`учеников: ${students_count}`, week && t`часов: ${week}`]
  return (
    <>
      <CourseName colour={course.colour}>
        <RowLink id={id}>
          {course.title}, {title}
        </RowLink>
      </CourseName>
      <Text size="sm">{teachers.map(({ full_name }) => full_name).join(', ') || '—'}</Text>
      <Text size="sm" c="dimmed">
        {facts.filter(Boolean).join(' · ')}
      </Text>
    </>
  )
}
