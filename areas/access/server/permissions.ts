import type { Permission } from '#platform/server/permission.ts'
import { logAudit, pasRoles, pasRolesSettings, pasUsers } from '../contract/permissions.ts'
import { permissionGroups } from '../rules/permission-groups.ts'
import { permission } from './permission.ts'

export const permissions: readonly Permission[] = [
  permission(pasUsers, {
    title: 'Учётные записи',
    opens: 'Вход, блокировка, сессии и роли людей',
    group: permissionGroups.school,
    order: 50,
    limited: 'never',
    write: 'admin',
  }),
  permission(pasRoles, {
    title: 'Роли',
    opens: 'Список ролей и кто их держит; правка — выдавать и забирать',
    group: permissionGroups.school,
    order: 60,
    limited: 'never',
    write: 'admin',
    closedTo: 'HEADS',
  }),
  permission(pasRolesSettings, {
    title: 'Матрица прав',
    opens: 'Что открывает каждая роль; правка — менять права',
    group: permissionGroups.school,
    order: 70,
    limited: 'never',
    write: 'admin',
    closedTo: 'HEADS',
  }),
  permission(logAudit, {
    title: 'История изменений',
    opens: 'Все изменения с именами',
    group: permissionGroups.reports,
    order: 70,
    limited: 'never',
    read: 'admin ceasar',
    closedTo: 'ceasar',
  }),
]
