import { permission, permissionGroups } from '#areas/access/server/index.ts'
import { msg } from '#platform/contract/text.ts'
import type { Permission } from '#platform/server/permission.ts'
import { pasTabs } from '../contract/permissions.ts'

export const permissions: readonly Permission[] = [
  permission(pasTabs, {
    title: msg`Вкладки карточки`,
    opens: msg`Какие дополнительные вкладки и поля есть у людей`,
    group: permissionGroups.school,
    order: 80,
    limited: 'never',
    write: 'admin',
  }),
]
