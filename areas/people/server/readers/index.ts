import type { Area } from '#platform/server/area.ts'
import { exportReadersOf, listReadersOf } from './list-readers.ts'
import { listOpeningsOf } from './openings.ts'

/** Who sees a person's data, and who looked at it, told of the parts and traces that all areas keep. */
export function readersOf(areas: readonly Area[]): Area {
  const parts = areas.flatMap(({ personParts = [] }) => personParts).toSorted((one, other) => one.order - other.order)
  const openings = areas.flatMap(({ personOpenings = [] }) => personOpenings)
  return { endpoints: [listReadersOf(parts), exportReadersOf(parts), listOpeningsOf(openings)] }
}
