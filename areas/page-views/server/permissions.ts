import { permission, permissionGroups } from '#areas/access/server/index.ts'
import { msg } from '#platform/contract/text.ts'
import type { Permission } from '#platform/server/permission.ts'
import { logLogging, logPageViews } from '../contract/permissions.ts'

export const permissions: readonly Permission[] = [
  permission(logLogging, {
    title: msg`Просмотры страниц`,
    opens: msg`Какие страницы открывают, без имён`,
    group: permissionGroups.reports,
    order: 50,
    limited: 'never',
    read: 'admin ceasar',
    closedTo: 'HEADS ceasar',
  }),
  permission(logPageViews, {
    title: msg`Просмотры по людям`,
    opens: msg`Кто какие страницы открывал`,
    group: permissionGroups.reports,
    order: 60,
    limited: 'never',
    read: 'admin ceasar',
    closedTo: 'HEADS ceasar',
  }),
]
