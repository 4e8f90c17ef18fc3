import { permission, permissionGroups } from '#areas/access/server/index.ts'
import { msg } from '#platform/contract/text.ts'
import type { Permission } from '#platform/server/permission.ts'
import { usrHealth } from '../contract/permissions.ts'

export const permissions: readonly Permission[] = [
  permission(usrHealth, {
    title: msg`Здоровье`,
    opens: msg`Медицинские сведения учеников; каждое чтение записывается`,
    group: permissionGroups.people,
    order: 40,
    secondFactor: 'read',
    widens: { 'every-student': 'read' },
    read: 'pcycho logoped',
    write: 'medical_worker',
    closedTo: 'HEADS ceasar',
  }),
]
