import { permission, permissionGroups } from '#areas/access/server/index.ts'
import { msg } from '#platform/contract/text.ts'
import type { Permission } from '#platform/server/permission.ts'
import { pasNotices } from '../contract/permissions.ts'

export const permissions: readonly Permission[] = [
  permission(pasNotices, {
    title: msg`Объявления`,
    opens: msg`Сообщения школы для сотрудников и семей`,
    group: permissionGroups.school,
    order: 90,
    write: 'DEPUTIES HEADS event_manager admin',
  }),
]
