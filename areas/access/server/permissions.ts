import { msg } from '#platform/contract/text.ts'
import type { Permission } from '#platform/server/permission.ts'
import {
  logAudit,
  pasReading,
  pasRoles,
  pasRolesSettings,
  pasSignIn,
  pasUsers,
  pasViews,
} from '../contract/permissions.ts'
import { permissionGroups } from '../rules/permission-groups.ts'
import { permission } from './permission.ts'

export const permissions: readonly Permission[] = [
  permission(pasUsers, {
    title: msg`Учётные записи`,
    opens: msg`Вход, блокировка, сессии и роли людей`,
    group: permissionGroups.school,
    order: 50,
    limited: 'never',
    write: 'admin',
  }),
  permission(pasRoles, {
    title: msg`Роли`,
    opens: msg`Список ролей и кто их держит; правка — выдавать и забирать`,
    group: permissionGroups.school,
    order: 60,
    limited: 'never',
    write: 'admin',
    closedTo: 'HEADS',
  }),
  permission(pasRolesSettings, {
    title: msg`Матрица прав`,
    opens: msg`Что открывает каждая роль; правка — менять права`,
    group: permissionGroups.school,
    order: 70,
    limited: 'never',
    write: 'admin',
    closedTo: 'HEADS',
  }),
  permission(pasReading, {
    title: msg`Предел чтения данных людей`,
    opens: msg`Кто прочитал слишком много карточек; правка — разрешать, закрывать, менять пределы`,
    group: permissionGroups.school,
    order: 75,
    limited: 'never',
    write: 'director',
  }),
  permission(pasSignIn, {
    title: msg`Провайдеры входа`,
    opens: msg`Вход через Google, Microsoft и других; правка — кому школа верит, называя человека`,
    group: permissionGroups.school,
    order: 78,
    limited: 'never',
    secondFactor: 'write',
    closedTo: 'HEADS',
  }),
  permission(pasViews, {
    title: msg`Общие виды списков`,
    opens: msg`Правка — делиться видом списка с ролями, переименовывать и убирать общие`,
    group: permissionGroups.school,
    order: 76,
    write: 'admin DEPUTIES HEADS',
  }),
  permission(logAudit, {
    title: msg`История изменений`,
    opens: msg`Все изменения с именами`,
    group: permissionGroups.reports,
    order: 70,
    limited: 'never',
    read: 'admin ceasar',
    closedTo: 'ceasar',
  }),
]
