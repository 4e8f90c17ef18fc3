import { useLingui } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import { useAllowed } from '#platform/web/api/index.ts'
import { parentNodes, Tree, useFolding } from '#platform/web/tree/index.ts'
import { useUrlState } from '#platform/web/ui/index.ts'
import type { Building, BuildingArea } from '../../contract/buildings.ts'
import { changeRoom, type Room } from '../../contract/rooms.ts'
import { RoomsAddress } from '../address.ts'
import { AreaDialog } from '../places/area-dialog.tsx'
import { BuildingDialog } from '../places/building-dialog.tsx'
import { useBuildingActions } from '../use-building-actions.ts'
import { AreaRow, BuildingRow, RoomRow, UnplacedRow } from './tree-rows.tsx'
import { nodesOf, placeOf, unplaced, type Branches } from './tree-nodes.ts'

interface Props {
  buildings: readonly Building[]
  rooms: readonly Room[]
  /** Parts without a room that was found are left out. */
  isNarrowed: boolean
}
type Edited = { building: Building } | { area: BuildingArea | null; buildingId: number } | null

/** Buildings, their parts and rooms; by the handle a room is dragged to another part. */
export function RoomsTree({ buildings, rooms, isNarrowed }: Props) {
  const { t } = useLingui()
  const { act } = useBuildingActions()
  const [, change] = useUrlState(RoomsAddress)
  const [edited, setEdited] = useState<Edited>(null)
  const mayMove = useAllowed(changeRoom)
  const branches: Branches = useMemo(
    () => ({
      buildings: new Map(buildings.map((one) => [`b${one.id}`, one])),
      areas: new Map(buildings.flatMap(({ areas }) => areas.map((one) => [`a${one.id}`, one]))),
      rooms: new Map(rooms.map((one) => [`r${one.id}`, one])),
    }),
    [buildings, rooms],
  )
  const nodes = useMemo(() => nodesOf(buildings, rooms, isNarrowed), [buildings, rooms, isNarrowed])
  // the first building at once, of a search everything
  const folding = useFolding(parentNodes(nodes.slice(0, 1)), isNarrowed ? parentNodes(nodes) : [])
  const dropOf = (dragged: string, target: string) => {
    const room = branches.rooms.get(dragged)
    const area = placeOf(branches, dragged, target)
    if (!room || !area) return null
    return () => {
      void act(changeRoom, { params: { id: String(room.id) }, body: { version: room.version, area_id: area.id } })
      folding.open(`a${area.id}`)
    }
  }
  return (
    <>
      <Tree
        label={t`Здания и кабинеты`}
        nodes={nodes}
        folding={folding}
        dropOf={mayMove ? dropOf : undefined}
        renderRow={(node) => {
          const { value } = node.node
          const building = branches.buildings.get(value)
          if (building)
            return (
              <BuildingRow
                building={building}
                node={node}
                onEdit={() => setEdited({ building })}
                onAdd={() => setEdited({ area: null, buildingId: building.id })}
              />
            )
          const area = branches.areas.get(value)
          if (area)
            return <AreaRow area={area} node={node} onEdit={() => setEdited({ area, buildingId: area.building_id })} />
          const room = branches.rooms.get(value)
          if (room) return <RoomRow room={room} node={node} onOpen={() => change({ room: String(room.id) })} />
          return value === unplaced ? <UnplacedRow node={node} /> : null
        }}
      />
      {edited && 'building' in edited ? (
        <BuildingDialog building={edited.building} onClose={() => setEdited(null)} />
      ) : null}
      {edited && 'buildingId' in edited ? (
        <AreaDialog buildings={buildings} {...edited} onClose={() => setEdited(null)} />
      ) : null}
    </>
  )
}
