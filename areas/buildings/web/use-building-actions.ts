import { useActions } from '#platform/web/use-actions.ts'
import { listBuildings, readBuildingHistory } from '../contract/buildings.ts'
import { listPlans } from '../contract/plans.ts'
import { listRooms, readRoom, readRoomHistory } from '../contract/rooms.ts'

/** Actions on buildings and what stands in them: what shows them is read anew. */
export const useBuildingActions = () =>
  useActions([listBuildings, listRooms, readRoom, readRoomHistory, listPlans, readBuildingHistory])
