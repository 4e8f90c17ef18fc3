import { write } from '#platform/contract/access.ts'
import { msg } from '#platform/contract/text.ts'
import type { Area } from '#platform/server/area.ts'
import { cabAreas } from '../contract/permissions.ts'
import * as areaCalls from './areas.ts'
import * as buildingCalls from './buildings.ts'
import { areaFields, buildingFields, historyOfBuilding, historyOfRoom, planFields, roomFields } from './history.ts'
import { roomsImport } from './import-rooms.ts'
import { permissions } from './permissions.ts'
import { save } from './places.ts'
import * as planCalls from './plans.ts'
import * as roomCalls from './rooms.ts'

export { insertRooms } from './bulk.ts'

/** Buildings, their areas and rooms, and plans with rooms on them. */
export const buildings: Area = {
  uploads: { plans: write(cabAreas) },
  permissions,
  endpoints: [
    buildingCalls.list,
    buildingCalls.create,
    buildingCalls.change,
    buildingCalls.remove,
    historyOfBuilding,
    areaCalls.create,
    areaCalls.change,
    areaCalls.remove,
    roomCalls.list,
    roomCalls.exported,
    roomCalls.read,
    roomCalls.create,
    roomCalls.change,
    roomCalls.remove,
    historyOfRoom,
    planCalls.list,
    planCalls.create,
    planCalls.change,
    planCalls.remove,
    save,
    ...roomsImport.endpoints,
  ],
  longJobs: roomsImport.longJobs,
  audited: [
    { subject: 'buildings.building', title: msg`здание`, fields: buildingFields },
    { subject: 'buildings.area', title: msg`часть здания`, fields: areaFields },
    { subject: 'buildings.room', title: msg`кабинет`, fields: roomFields },
    { subject: 'buildings.plan', title: msg`план здания`, fields: planFields },
  ],
  referenceTitles: { 'buildings.room': msg`Кабинеты` },
}
