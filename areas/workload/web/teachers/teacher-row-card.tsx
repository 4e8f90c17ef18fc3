import { useLingui } from '@lingui/react/macro'
import { RowLink } from '#platform/web/list/index.ts'
import { Group, Text } from '#platform/web/ui/index.ts'
import type { TeacherLoad } from '../../contract/workload.ts'
import { LoadHours } from './load-hours.tsx'

/** A teacher's load in the list on a phone. */
export function TeacherRowCard({ teacher }: { teacher: TeacherLoad }) {
  const { t } = useLingui()
  const { id, full_name, courses, classes, groups_count } = teacher
  return (
    <>
      <Group justify="space-between" wrap="nowrap">
        <RowLink id={id}>{full_name}</RowLink>
        <LoadHours of={teacher} />
      </Group>
      <Text size="sm">{courses.join(', ') || '—'}</Text>
      <Text size="sm" c="dimmed">
        {[t`групп: ${groups_count}`, classes.join(', ')].filter(Boolean).join(' · ')}
      </Text>
    </>
  )
}
