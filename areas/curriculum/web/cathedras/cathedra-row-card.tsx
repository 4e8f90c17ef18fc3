import { useLingui } from '@lingui/react/macro'
import { displayNumber } from '#platform/contract/number.ts'
import { RowLink } from '#platform/web/list/index.ts'
import { Text } from '#platform/web/ui/index.ts'
import type { Cathedra } from '../../contract/cathedras.ts'

/** A department in the list on a phone. */
export function CathedraRowCard({ cathedra }: { cathedra: Cathedra }) {
  const { t } = useLingui()
  const { id, title, head, members_count, courses_count } = cathedra
  const hours = displayNumber(cathedra.hours)
  return (
    <>
      <RowLink id={id}>{title}</RowLink>
      <Text size="sm">{head?.full_name ?? '—'}</Text>
      <Text size="sm" c="dimmed">
        {[t`сотрудников: ${members_count}`, t`предметов: ${courses_count}`, t`часов: ${hours}`].join(' · ')}
      </Text>
    </>
  )
}
