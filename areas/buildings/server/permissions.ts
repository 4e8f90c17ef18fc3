import { permission, permissionGroups } from '#areas/access/server/index.ts'
import { msg } from '#platform/contract/text.ts'
import type { Permission } from '#platform/server/permission.ts'
import { cabAreas, cabBuildings } from '../contract/permissions.ts'

export const permissions: readonly Permission[] = [
  permission(cabBuildings, {
    title: msg`Здания и кабинеты`,
    opens: msg`Корпуса и кабинеты`,
    group: permissionGroups.safety,
    order: 10,
    read: 'STAFF',
    write: 'manager_au admin schedule_administrator',
  }),
  permission(cabAreas, {
    title: msg`Зоны`,
    opens: msg`Этажи, площадки и другие места`,
    group: permissionGroups.safety,
    order: 20,
    read: 'manager_do event_manager schedule_administrator',
    write: 'manager_au admin',
  }),
]
