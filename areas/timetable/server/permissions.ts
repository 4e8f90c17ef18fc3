import { permission, permissionGroups } from '#areas/access/server/index.ts'
import { msg } from '#platform/contract/text.ts'
import type { Permission } from '#platform/server/permission.ts'
import { schGenerator, schLessons, schTimetable, schTimetableOo } from '../contract/permissions.ts'

export const permissions: readonly Permission[] = [
  permission(schTimetable, {
    title: msg`Расписание`,
    opens: msg`Расписание классов, учителей и кабинетов`,
    group: permissionGroups.timetable,
    order: 10,
    read: 'STAFF student',
    write: 'SCHEDULERS',
  }),
  permission(schTimetableOo, {
    title: msg`Версии расписания`,
    opens: msg`Составлять и публиковать расписание`,
    group: permissionGroups.timetable,
    order: 20,
    write: 'SCHEDULERS',
  }),
  permission(schGenerator, {
    opensNothing: true,
    title: msg`Генератор`,
    opens: msg`Составить расписание автоматически`,
    group: permissionGroups.timetable,
    order: 30,
    write: 'SCHEDULERS',
  }),
  permission(schLessons, {
    opensNothing: true,
    title: msg`Уроки по датам`,
    opens: msg`Перенос и отмена уроков`,
    group: permissionGroups.timetable,
    order: 40,
    read: 'TEACHERS STUDY manager_do manager_rp',
    write: 'SCHEDULERS',
  }),
]
