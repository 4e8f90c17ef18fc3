import type { Output } from '#platform/contract/endpoint.ts'
import { dropFile } from '#tests/drop-file.ts'
import type { OpenHouse, Who } from '#tests/house.ts'
import type { Building, BuildingArea } from '../contract/buildings.ts'
import type { createRooms, Room } from '../contract/rooms.ts'

export const base = '/api/cabinet/'
export type Refused = { detail: string & { loc: string[]; msg: string }[] }

/** Short ways to buildings of a house, for tests. */
export function buildingsOf(house: OpenHouse) {
  const building = async (title: string): Promise<Building & { ground: BuildingArea }> => {
    const { body } = await house.as('admin').post<Building>(`${base}buildings/`, { title, address: null, floors: 1 })
    return { ...body, ground: body.areas[0] as BuildingArea }
  }
  const rooms = async (area_id: number, titles: string[], more: object = {}, who: Who = 'admin'): Promise<Room[]> =>
    (await house.as(who).post<Output<typeof createRooms>>(`${base}rooms/`, { area_id, titles, ...more })).body.items
  const upload = (bytes: Buffer, who: Who | null = 'admin') => dropFile(house, who, '/api/media/plans/', bytes)
  return { building, rooms, upload }
}
