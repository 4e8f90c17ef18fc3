import { permission, permissionGroups } from '#areas/access/server/index.ts'
import type { Permission } from '#platform/server/permission.ts'
import { crsCathedra, crsCourse, crsRup, crsWorkload } from '../contract/permissions.ts'

export const permissions: readonly Permission[] = [
  permission(crsCourse, {
    title: 'Предметы',
    opens: 'Перечень предметов',
    group: permissionGroups.curriculum,
    order: 10,
    read: 'TEACHERS STUDY schedule_administrator',
    write: 'DEPUTIES metodist',
  }),
  permission(crsRup, {
    title: 'РУП',
    opens: 'Рабочие учебные планы и правила оценивания',
    group: permissionGroups.curriculum,
    order: 20,
    read: 'TEACHERS STUDY schedule_administrator',
    write: 'DEPUTIES metodist',
  }),
  permission(crsCathedra, {
    title: 'Кафедры',
    opens: 'Состав кафедр и заведующие',
    group: permissionGroups.curriculum,
    order: 30,
    read: 'STUDY',
    write: 'DEPUTIES metodist zavkaf',
  }),
  permission(crsWorkload, {
    title: 'Нагрузка',
    opens: 'Кто и сколько часов ведёт',
    group: permissionGroups.curriculum,
    order: 50,
    read: 'STUDY financial zavkaf hr schedule_administrator',
    write: 'DEPUTIES manager_oo',
  }),
]
