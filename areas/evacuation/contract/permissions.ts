import { permissionKey } from '#platform/contract/permission-key.ts'

export const evaEvacuation = permissionKey('eva_evacuation')
export const evaMark = permissionKey('eva_mark')
export const evaResults = permissionKey('eva_results')
export const evaSos = permissionKey('eva_sos')
