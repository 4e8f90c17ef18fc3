import { Trans } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { query, useAllowed } from '#platform/web/api/index.ts'
import { Answer, Empty, Stack } from '#platform/web/ui/index.ts'
import type { Building } from '../../contract/buildings.ts'
import { createRooms, listRooms } from '../../contract/rooms.ts'
import { AddRooms } from './add-rooms.tsx'
import { RoomFilters } from './room-filters.tsx'
import { RoomsTree } from './rooms-tree.tsx'
import { useRoomFilters } from './use-room-filters.ts'

/** Rooms as a tree of buildings and their parts, what narrows them, and a line for new ones. */
export function RoomsPanel({ buildings }: { buildings: readonly Building[] }) {
  const requested = useRoomFilters()
  const rooms = useQuery({ ...query(listRooms, { query: requested }), placeholderData: keepPreviousData })
  const { archived: _, ...narrowing } = requested
  const isNarrowed = Object.keys(narrowing).length > 0
  const mayAdd = useAllowed(createRooms)
  return (
    <Stack gap="sm">
      <RoomFilters buildings={buildings} found={rooms.data?.items.length} />
      <Answer of={rooms}>
        {({ items }) =>
          items.length === 0 && isNarrowed ? (
            <Empty title={<Trans>Ничего не найдено</Trans>} hint={<Trans>Измените поиск или фильтры</Trans>} />
          ) : (
            <RoomsTree key={String(isNarrowed)} buildings={buildings} rooms={items} isNarrowed={isNarrowed} />
          )
        }
      </Answer>
      {mayAdd ? <AddRooms buildings={buildings} /> : null}
    </Stack>
  )
}
