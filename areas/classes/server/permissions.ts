import { permission, permissionGroups } from '#areas/access/server/index.ts'
import { msg } from '#platform/contract/text.ts'
import type { Permission } from '#platform/server/permission.ts'
import { grpGrade, grpGroup, grpGroupManage } from '../contract/permissions.ts'

export const permissions: readonly Permission[] = [
  permission(grpGrade, {
    title: msg`Параллели и классы`,
    opens: msg`Классы и их состав`,
    group: permissionGroups.curriculum,
    order: 60,
    limited: 'within',
    read: 'STUDY bbk library schedule_administrator',
    write: 'DEPUTIES uk',
  }),
  permission(grpGroup, {
    title: msg`Учебные группы`,
    opens: msg`Группы предметов и их состав, перевод между ними`,
    group: permissionGroups.curriculum,
    order: 70,
    read: 'TEACHERS STUDY manager_do manager_rp uk schedule_administrator',
    write: 'DEPUTIES manager_oo',
  }),
  permission(grpGroupManage, {
    title: msg`Управление группами`,
    opens: msg`Создавать группы, делить классы на них, объединять и закрывать`,
    group: permissionGroups.curriculum,
    order: 80,
    write: 'DEPUTIES manager_oo',
  }),
]
