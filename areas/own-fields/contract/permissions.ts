import { permissionKey } from '#platform/contract/permission-key.ts'

export const pasTabs = permissionKey('pas_tabs')
