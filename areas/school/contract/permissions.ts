import { permissionKey } from '#platform/contract/permission-key.ts'

export const pasPassport = permissionKey('pas_passport')
export const pasSchool = permissionKey('pas_school')
