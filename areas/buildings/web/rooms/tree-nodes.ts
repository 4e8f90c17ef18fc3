import type { TreeNodeData } from '#platform/web/tree/index.ts'
import type { Building, BuildingArea } from '../../contract/buildings.ts'
import type { Room } from '../../contract/rooms.ts'

/** What stands in the tree, by the values of its nodes: `b1`, `a1`, `r1`. */
export interface Branches {
  buildings: ReadonlyMap<string, Building>
  areas: ReadonlyMap<string, BuildingArea>
  rooms: ReadonlyMap<string, Room>
}
/** The node of rooms whose place is not known. */
export const unplaced = 'unplaced'

const leaves = (rooms: readonly Room[]): TreeNodeData[] =>
  rooms.map(({ id, title }) => ({ value: `r${id}`, label: title }))

/** Of a narrowed list those parts only in which something was found. */
export function nodesOf(buildings: readonly Building[], rooms: readonly Room[], isNarrowed: boolean): TreeNodeData[] {
  const byArea = Map.groupBy(rooms, ({ area }) => area?.id ?? null)
  const areaNode = ({ id, title }: BuildingArea): TreeNodeData[] => {
    const inside = leaves(byArea.get(id) ?? [])
    return isNarrowed && inside.length === 0 ? [] : [{ value: `a${id}`, label: title, children: inside }]
  }
  const nodes = buildings.flatMap(({ id, title, areas }): TreeNodeData[] => {
    const children = areas.flatMap(areaNode)
    return isNarrowed && children.length === 0 ? [] : [{ value: `b${id}`, label: title, children }]
  })
  const lost = leaves(byArea.get(null) ?? [])
  return lost.length === 0 ? nodes : [...nodes, { value: unplaced, label: '', children: lost }]
}

/** The part to which a dragged room would go, of a target that is one or stands in one; null: nowhere. */
export function placeOf({ rooms, areas }: Branches, dragged: string, target: string): BuildingArea | null {
  const room = rooms.get(dragged)
  const area = areas.get(target) ?? areas.get(`a${rooms.get(target)?.area?.id ?? 0}`)
  return room && area && room.area?.id !== area.id ? area : null
}
