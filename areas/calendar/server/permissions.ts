import { permission, permissionGroups } from '#areas/access/server/index.ts'
import { msg } from '#platform/contract/text.ts'
import type { Permission } from '#platform/server/permission.ts'
import { pasCalendar, pasSchedule } from '../contract/permissions.ts'

export const permissions: readonly Permission[] = [
  permission(pasCalendar, {
    title: msg`Учебный год`,
    opens: msg`Годы, четверти, каникулы и выходные`,
    group: permissionGroups.school,
    order: 30,
    read: 'STAFF student partner_do',
    write: 'DEPUTIES admin',
  }),
  permission(pasSchedule, {
    title: msg`Звонки`,
    opens: msg`Расписания звонков и смены`,
    group: permissionGroups.school,
    order: 40,
    read: 'STAFF',
    write: 'SCHEDULERS admin',
  }),
]
