import type { Output } from '#platform/contract/endpoint.ts'
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
  const upload = (bytes: Buffer, name = 'plan.png', who: Who | null = 'admin') => {
    const form = new FormData()
    form.set('file', new Blob([new Uint8Array(bytes)]), name)
    return sent(house, form, who)
  }
  return { building, rooms, upload }
}

async function sent(house: OpenHouse, form: FormData, who: Who | null) {
  const request = new Request('http://school.test', { method: 'POST', body: form })
  const headers = { 'content-type': request.headers.get('content-type') ?? '' }
  const bytes = Buffer.from(await request.arrayBuffer())
  return house.as(who).post<{ id: number } & Refused>('/api/media/plans/', bytes, { headers })
}
