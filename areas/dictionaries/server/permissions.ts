import { permission, permissionGroups } from '#areas/access/server/index.ts'
import { msg } from '#platform/contract/text.ts'
import type { Permission } from '#platform/server/permission.ts'
import { rhbAccess, rhbChanger, rhbRecord } from '../contract/permissions.ts'

export const permissions: readonly Permission[] = [
  permission(rhbRecord, {
    title: msg`Записи справочников`,
    opens: msg`Значения справочников школы`,
    group: permissionGroups.dictionaries,
    order: 10,
    read: 'STAFF',
    write: 'manager_do admin',
  }),
  permission(rhbChanger, {
    title: msg`Устройство справочников`,
    opens: msg`Добавлять справочники и поля`,
    group: permissionGroups.dictionaries,
    order: 20,
    write: 'admin',
  }),
  permission(rhbAccess, {
    title: msg`Доступ к справочникам`,
    opens: msg`Кто может править какой справочник`,
    group: permissionGroups.dictionaries,
    order: 30,
    limited: 'never',
    write: 'admin',
  }),
]
