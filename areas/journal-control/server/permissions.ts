import { permission, permissionGroups } from '#areas/access/server/index.ts'
import { msg } from '#platform/contract/text.ts'
import type { Permission } from '#platform/server/permission.ts'
import { mntJournalFilling } from '../contract/permissions.ts'

export const permissions: readonly Permission[] = [
  permission(mntJournalFilling, {
    title: msg`Заполнение журналов`,
    opens: msg`Где нет тем, отметок и домашних заданий`,
    group: permissionGroups.reports,
    order: 30,
    read: 'STUDY zavkaf',
  }),
]
