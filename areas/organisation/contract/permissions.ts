import { permissionKey } from '#platform/contract/permission-key.ts'

export const hrsOrgStructure = permissionKey('hrs_org_structure')
