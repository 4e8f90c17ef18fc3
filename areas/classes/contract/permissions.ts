import { permissionKey } from '#platform/contract/permission-key.ts'

export const grpGrade = permissionKey('grp_grade')
export const grpGroup = permissionKey('grp_group')
export const grpGroupManage = permissionKey('grp_group_manage')
