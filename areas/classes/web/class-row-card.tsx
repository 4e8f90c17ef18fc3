import { useLingui } from '@lingui/react/macro'
import { RowLink } from '#platform/web/list/index.ts'
import { Group, Text } from '#platform/web/ui/index.ts'
import type { SchoolClass } from '../contract/class-shapes.ts'

/** A class in the list on a phone. */
export function ClassRowCard({ schoolClass }: { schoolClass: SchoolClass }) {
  const { t } = useLingui()
  const { id, title, class_teacher, shift, students_count, home_room } = schoolClass
  const facts = [t`смена ${shift}`, t`учеников: ${students_count}`, home_room && t`каб. ${home_room.title}`]
  return (
    <>
      <Group justify="space-between">
        <RowLink id={id}>{title}</RowLink>
        <Text size="sm" c="dimmed">
          {facts.filter(Boolean).join(' · ')}
        </Text>
      </Group>
      <Text size="sm">{class_teacher?.full_name ?? '—'}</Text>
    </>
  )
}
