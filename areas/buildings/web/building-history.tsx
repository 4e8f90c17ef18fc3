import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { query } from '#platform/web/api/index.ts'
import { HistoryPanel } from '#platform/web/history/index.ts'
import { Select, Stack, useUrlState } from '#platform/web/ui/index.ts'
import { readBuildingHistory, type Building } from '../contract/buildings.ts'
import { RoomsAddress } from './address.ts'
import { useBuildingWords } from './use-building-words.ts'

/** Who changed what in a building and all that stands in it. */
export function BuildingHistory({ buildings }: { buildings: readonly Building[] }) {
  const { t } = useLingui()
  const [{ building, page }, change] = useUrlState(RoomsAddress)
  const id = String(buildings.find((one) => String(one.id) === building)?.id ?? buildings[0]?.id ?? 0)
  const history = useQuery(query(readBuildingHistory, { params: { id }, query: { page: String(page) } }))
  return (
    <Stack gap="xs">
      <Select
        aria-label={t`Здание`}
        allowDeselect={false}
        maw={360}
        data={buildings.map((one) => ({ value: String(one.id), label: one.title }))}
        value={id}
        onChange={(next) => change({ building: next, page: undefined })}
      />
      <HistoryPanel of={history} words={useBuildingWords()} onPage={(to) => change({ page: to })} />
    </Stack>
  )
}
