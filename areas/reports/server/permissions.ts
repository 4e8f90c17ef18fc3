import { permission, permissionGroups } from '#areas/access/server/index.ts'
import { msg } from '#platform/contract/text.ts'
import type { Permission } from '#platform/server/permission.ts'
import { rptReports } from '../contract/permissions.ts'

export const permissions: readonly Permission[] = [
  permission(rptReports, {
    title: msg`Отчёты`,
    opens: msg`Готовые отчёты школы`,
    group: permissionGroups.reports,
    order: 40,
    read: 'STUDY TEACHERS CLASS_TEACHERS manager_do marketing financial manager_rp uk hr',
  }),
]
