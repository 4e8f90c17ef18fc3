import type { Output } from '#platform/contract/endpoint.ts'
import { dropFile } from '#tests/drop-file.ts'
import type { TestApp, Who } from '#tests/test-app.ts'
import type { Building, BuildingArea } from '../contract/buildings.ts'
import type { createRooms, Room } from '../contract/rooms.ts'

export const base = '/api/cabinet/'
export type Refused = { detail: string & { loc: string[]; msg: string }[] }

/** Short ways to buildings of a test application, for tests. */
export function buildingsOf(testApp: TestApp) {
  const building = async (title: string): Promise<Building & { ground: BuildingArea }> => {
    const { body } = await testApp.as('admin').post<Building>(`${base}buildings/`, { title, address: null, floors: 1 })
    return { ...body, ground: body.areas[0] as BuildingArea }
  }
  const rooms = async (area_id: number, titles: string[], more: object = {}, who: Who = 'admin'): Promise<Room[]> =>
    (await testApp.as(who).post<Output<typeof createRooms>>(`${base}rooms/`, { area_id, titles, ...more })).body.items
  const upload = (bytes: Buffer, who: Who | null = 'admin') => dropFile(testApp, who, '/api/media/plans/', bytes)
  return { building, rooms, upload }
}
