import { permission, permissionGroups } from '#areas/access/server/index.ts'
import { msg } from '#platform/contract/text.ts'
import type { Permission } from '#platform/server/permission.ts'
import { crsAttestation } from '../contract/permissions.ts'

export const permissions: readonly Permission[] = [
  permission(crsAttestation, {
    title: msg`Аттестация`,
    opens: msg`Какие предметы и как оцениваются`,
    group: permissionGroups.curriculum,
    order: 40,
    read: 'TEACHERS STUDY',
    write: 'DEPUTIES metodist',
  }),
]
