import { permission, permissionGroups } from '#areas/access/server/index.ts'
import type { Permission } from '#platform/server/permission.ts'
import { pasCalendar, pasSchedule } from '../contract/permissions.ts'

export const permissions: readonly Permission[] = [
  permission(pasCalendar, {
    title: 'Учебный год',
    opens: 'Годы, четверти, каникулы и выходные',
    group: permissionGroups.school,
    order: 30,
    read: 'STAFF student partner_do',
    write: 'DEPUTIES',
  }),
  permission(pasSchedule, {
    title: 'Звонки',
    opens: 'Расписания звонков и смены',
    group: permissionGroups.school,
    order: 40,
    read: 'STAFF',
    write: 'SCHEDULERS',
  }),
]
