import { areaKindTitles } from '../contract/buildings.ts'
import { inWords } from '#platform/server/audited.ts'
import { roomsCount } from './rooms-count.ts'
import { write } from '#platform/contract/access.ts'
import { msg, t } from '#platform/contract/text.ts'
import type { Area } from '#platform/server/area.ts'
import { cabAreas } from '../contract/permissions.ts'
import * as areaCalls from './areas.ts'
import * as buildingCalls from './buildings.ts'
import {
  areaFields,
  buildingFields,
  readBuildingHistoryHandler,
  readRoomHistoryHandler,
  planFields,
  roomFields,
} from './history.ts'
import { roomsImport } from './import-rooms.ts'
import { permissions } from './permissions.ts'
import { savePlacesHandler } from './places.ts'
import * as planCalls from './plans.ts'
import * as roomCalls from './rooms.ts'
import { demonstration } from './demonstration/index.ts'

export { insertRooms } from './bulk.ts'

/** Buildings, their areas and rooms, and plans with rooms on them. */
export const buildingsArea: Area = {
  planGivers: write(cabAreas),
  permissions,
  demonstration,
  counts: [roomsCount],
  endpoints: [
    buildingCalls.listBuildingsHandler,
    buildingCalls.createBuildingHandler,
    buildingCalls.changeBuildingHandler,
    buildingCalls.removeBuildingHandler,
    readBuildingHistoryHandler,
    areaCalls.createAreaHandler,
    areaCalls.changeAreaHandler,
    areaCalls.removeAreaHandler,
    roomCalls.listRoomsHandler,
    roomCalls.exportRoomsHandler,
    roomCalls.readRoomHandler,
    roomCalls.createRoomsHandler,
    roomCalls.changeRoomHandler,
    roomCalls.removeRoomHandler,
    readRoomHistoryHandler,
    planCalls.listPlansHandler,
    planCalls.createPlanHandler,
    planCalls.changePlanHandler,
    planCalls.removePlanHandler,
    savePlacesHandler,
    ...roomsImport.endpoints,
  ],
  longJobs: roomsImport.longJobs,
  audited: [
    {
      subject: 'buildings.building',
      title: msg`здание`,
      titles: { title: msg`Название`, address: msg`Адрес`, floors: msg`Этажей`, is_archived: msg`В архиве` },
      fields: buildingFields,
    },
    {
      subject: 'buildings.area',
      title: msg`часть здания`,
      values: { kind: inWords(areaKindTitles) },
      titles: { record: msg`Часть`, title: msg`Название`, building: msg`Здание`, kind: msg`Вид`, floor: msg`Этаж` },
      fields: areaFields,
    },
    {
      subject: 'buildings.room',
      title: msg`кабинет`,
      titles: {
        record: msg`Кабинет`,
        title: msg`Название`,
        building: msg`Здание`,
        area: msg`Часть здания`,
        kind: msg`Вид`,
        seats: msg`Мест`,
        equipment: msg`Оснащение`,
        responsible: msg`Ответственный`,
        is_archived: msg`В архиве`,
      },
      fields: roomFields,
    },
    {
      subject: 'buildings.plan',
      title: msg`план здания`,
      values: { picture: (file) => t`№ ${String(file)}` },
      titles: {
        record: msg`План`,
        title: msg`Название`,
        floor: msg`Этаж`,
        picture: msg`Картинка`,
        places: msg`Кабинетов на плане`,
        added: msg`Поставлены`,
        moved: msg`Передвинуты`,
        taken_off: msg`Сняты`,
      },
      fields: planFields,
    },
  ],
  referenceTitles: { 'buildings.room': msg`Кабинеты` },
}
