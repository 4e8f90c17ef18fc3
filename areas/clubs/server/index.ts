import { permission, permissionGroups } from '#areas/access/server/index.ts'
import { permissionKey } from '#platform/contract/permission-key.ts'
import { msg } from '#platform/contract/text.ts'
import type { Area } from '#platform/server/area.ts'

const permissions = [
  permission(permissionKey('dop_courses'), {
    title: msg`Кружки`,
    opens: msg`Перечень кружков и секций`,
    group: permissionGroups.clubs,
    order: 10,
    read: 'student partner_do financial',
    write: 'manager_do',
  }),
  permission(permissionKey('dop_groups'), {
    title: msg`Группы кружков`,
    opens: msg`Группы и их состав`,
    group: permissionGroups.clubs,
    order: 20,
    limited: 'within',
    widens: { 'study-groups': 'read' },
    read: 'partner_do',
    write: 'manager_do',
  }),
  permission(permissionKey('dop_journal'), {
    title: msg`Журнал кружков`,
    opens: msg`Посещение занятий`,
    group: permissionGroups.clubs,
    order: 30,
    write: 'manager_do partner_do',
  }),
  permission(permissionKey('dop_schedule'), {
    title: msg`Расписание кружков`,
    opens: msg`Когда и где занятия`,
    group: permissionGroups.clubs,
    order: 40,
    read: 'CLASS_TEACHERS student partner_do event_manager schedule_administrator',
    write: 'manager_do',
  }),
  permission(permissionKey('dop_movement'), {
    title: msg`Запись в кружки`,
    opens: msg`Заявки, перевод и отчисление`,
    group: permissionGroups.clubs,
    order: 50,
    read: 'financial',
    write: 'student manager_do',
  }),
  permission(permissionKey('dop_route_sheet'), {
    title: msg`Маршрутный лист`,
    opens: msg`Как ученик добирается и кто его встречает`,
    group: permissionGroups.clubs,
    order: 60,
    read: 'DEPUTIES TEACHERS student',
    write: 'CLASS_TEACHERS manager_do',
  }),
]

/** Clubs and sections: so far its keys only, which roles hold already. */
export const clubsArea: Area = { endpoints: [], permissions }
