import { permission, permissionGroups } from '#areas/access/server/index.ts'
import { msg } from '#platform/contract/text.ts'
import type { Permission } from '#platform/server/permission.ts'
import { usrGradeBook } from '../contract/permissions.ts'

export const permissions: readonly Permission[] = [
  permission(usrGradeBook, {
    title: msg`Табель успеваемости`,
    opens: msg`Все итоги ученика за все годы`,
    group: permissionGroups.people,
    order: 50,
    read: 'STUDY CLASS_TEACHERS student pcycho logoped',
    write: 'uk',
  }),
]
