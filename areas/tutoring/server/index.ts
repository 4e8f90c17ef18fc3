import { permission, permissionGroups } from '#areas/access/server/index.ts'
import { permissionKey } from '#platform/contract/permission-key.ts'
import { msg } from '#platform/contract/text.ts'
import type { Area } from '#platform/server/area.ts'

const permissions = [
  permission(permissionKey('tut_journal'), {
    title: msg`Журнал репетитора`,
    opens: msg`Проведённые часы`,
    group: permissionGroups.tutoring,
    order: 10,
    write: 'DEPUTIES TEACHERS logoped manager_rp',
  }),
  permission(permissionKey('tut_planning'), {
    title: msg`Планирование часов`,
    opens: msg`Темы и план часов`,
    group: permissionGroups.tutoring,
    order: 20,
    write: 'DEPUTIES TEACHERS logoped manager_rp',
  }),
  permission(permissionKey('tut_timetable'), {
    title: msg`Расписание часов`,
    opens: msg`Когда и у кого часы`,
    group: permissionGroups.tutoring,
    order: 30,
    read: 'TEACHERS student curator schedule_administrator',
    write: 'DEPUTIES manager_rp',
  }),
  permission(permissionKey('tut_stats'), {
    title: msg`Статистика часов`,
    opens: msg`Сколько часов проведено`,
    group: permissionGroups.tutoring,
    order: 40,
    read: 'STUDY TEACHERS CLASS_TEACHERS manager_rp',
  }),
]

/** Hours of tutors: so far its keys only, which roles hold already. */
export const tutoringArea: Area = { endpoints: [], permissions }
