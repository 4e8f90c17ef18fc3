import { useUrlState } from '#platform/web/ui/index.ts'
import { RoomsAddress } from '../address.ts'

/** What the list of rooms is narrowed by, as the address says and the calls take it. */
export function useRoomFilters() {
  const [{ search, building, floor, kind, seats, archived }] = useUrlState(RoomsAddress)
  const given = { search: search || undefined, building, floor, kind, seats, archived }
  return Object.fromEntries(Object.entries(given).flatMap(([key, value]) => (value ? [[key, value]] : []))) as {
    [K in keyof typeof given]?: NonNullable<(typeof given)[K]>
  }
}
