import { permission, permissionGroups } from '#areas/access/server/index.ts'
import { msg } from '#platform/contract/text.ts'
import type { Permission } from '#platform/server/permission.ts'
import { crsCathedra, crsCourse, crsRup, crsWorkload } from '../contract/permissions.ts'

export const permissions: readonly Permission[] = [
  permission(crsCourse, {
    title: msg`Предметы`,
    opens: msg`Перечень предметов`,
    group: permissionGroups.curriculum,
    order: 10,
    // who keeps the catalogue keeps all departments, whoever heads them
    widens: { cathedra: 'write' },
    limited: 'within',
    read: 'TEACHERS STUDY schedule_administrator',
    write: 'DEPUTIES metodist',
  }),
  permission(crsRup, {
    title: msg`РУП`,
    opens: msg`Рабочие учебные планы и правила оценивания`,
    group: permissionGroups.curriculum,
    order: 20,
    read: 'TEACHERS STUDY schedule_administrator',
    write: 'DEPUTIES metodist',
  }),
  permission(crsCathedra, {
    title: msg`Кафедры`,
    opens: msg`Состав кафедр и заведующие`,
    group: permissionGroups.curriculum,
    order: 30,
    limited: 'within',
    read: 'STUDY',
    write: 'DEPUTIES metodist zavkaf',
  }),
  permission(crsWorkload, {
    title: msg`Нагрузка`,
    opens: msg`Кто и сколько часов ведёт`,
    group: permissionGroups.curriculum,
    order: 50,
    read: 'STUDY financial zavkaf hr schedule_administrator',
    write: 'DEPUTIES manager_oo',
  }),
]
