import { permissionKey } from '#platform/contract/permission-key.ts'

export const cabBuildings = permissionKey('cab_buildings')
export const cabAreas = permissionKey('cab_areas')
