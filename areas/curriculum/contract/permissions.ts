import { permissionKey } from '#platform/contract/permission-key.ts'

export const crsCourse = permissionKey('crs_course')
export const crsRup = permissionKey('crs_rup')
export const crsCathedra = permissionKey('crs_cathedra')
export const crsWorkload = permissionKey('crs_workload')
