import { permissionKey } from '#platform/contract/permission-key.ts'

export const pasNotices = permissionKey('pas_notices')
