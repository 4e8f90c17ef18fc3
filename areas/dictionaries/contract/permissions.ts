import { permissionKey } from '#platform/contract/permission-key.ts'

export const rhbRecord = permissionKey('rhb_record')
export const rhbChanger = permissionKey('rhb_changer')
export const rhbAccess = permissionKey('rhb_access')
