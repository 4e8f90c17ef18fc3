import { permission, permissionGroups } from '#areas/access/server/index.ts'
import { permissionKey } from '#platform/contract/permission-key.ts'
import { msg } from '#platform/contract/text.ts'
import type { Area } from '#platform/server/area.ts'

const permissions = [
  permission(permissionKey('mnt_attendance'), {
    title: msg`Посещаемость`,
    opens: msg`Сводки по пропускам`,
    group: permissionGroups.reports,
    order: 10,
    read: 'STUDY CLASS_TEACHERS pcycho medical_worker',
  }),
  permission(permissionKey('mnt_study'), {
    title: msg`Успеваемость`,
    opens: msg`Сводки по успеваемости и качеству`,
    group: permissionGroups.reports,
    order: 20,
    read: 'STUDY CLASS_TEACHERS zavkaf',
  }),
]

/** Summaries of attendance and of progress; so far its keys. */
export const monitoringArea: Area = { endpoints: [], permissions }
