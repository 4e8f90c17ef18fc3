import { permission, permissionGroups } from '#areas/access/server/index.ts'
import { msg } from '#platform/contract/text.ts'
import type { Permission } from '#platform/server/permission.ts'
import { hrsOrgStructure } from '../contract/permissions.ts'

export const permissions: readonly Permission[] = [
  permission(hrsOrgStructure, {
    title: msg`Структура школы`,
    opens: msg`Подразделения и должности`,
    group: permissionGroups.staff,
    order: 10,
    limited: 'within',
    read: 'STAFF',
    write: 'HEADS hr',
  }),
]
