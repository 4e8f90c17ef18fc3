import { useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import { ListFilter } from '#platform/web/list/index.ts'
import { Group, useUrlState } from '#platform/web/ui/index.ts'
import type { Unit } from '../../contract/evacuations.ts'
import { unitTypes, unitTypeTitles } from '../../rules/words.ts'
import { BoardAddress } from './address.ts'

/** Buildings and kinds of lists that this evacuation has; nothing where there is but one. */
export const BoardFilters = memo(function BoardFilters({ units }: { units: readonly Unit[] }) {
  const { t } = useLingui()
  const [filters, change] = useUrlState(BoardAddress)
  const list = { filters, change }
  const buildings = new Map(
    units.flatMap(({ building_id, building }) =>
      building_id === null || building === null ? [] : [[building_id, building] as const],
    ),
  )
  const types = unitTypes.filter((type) => units.some((unit) => unit.type === type))
  return (
    <Group gap="xs" data-print="never">
      {buildings.size > 1 ? (
        <ListFilter
          list={list}
          name="building"
          all={t`Все здания`}
          data={[...buildings].map(([id, label]) => ({ value: String(id), label }))}
        />
      ) : null}
      {types.length > 1 ? (
        <ListFilter
          list={list}
          name="type"
          all={t`Все виды списков`}
          data={types.map((type) => ({ value: type, label: unitTypeTitles[type] }))}
        />
      ) : null}
    </Group>
  )
})
