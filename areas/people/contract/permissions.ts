import { permissionKey } from '#platform/contract/permission-key.ts'

export const usrUser = permissionKey('usr_user')
export const usrFamily = permissionKey('usr_family')
