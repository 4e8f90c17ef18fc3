import { permission, permissionGroups } from '#areas/access/server/index.ts'
import { permissionKey } from '#platform/contract/permission-key.ts'
import { msg } from '#platform/contract/text.ts'
import type { Area } from '#platform/server/area.ts'

const permissions = [
  permission(permissionKey('usr_skills'), {
    title: msg`Навыки`,
    opens: msg`Перечень навыков и их описания`,
    group: permissionGroups.people,
    order: 60,
    read: 'TEACHERS',
    write: 'metodist',
  }),
  permission(permissionKey('usr_skills_journal'), {
    title: msg`Оценка навыков`,
    opens: msg`Оценивать навыки учеников`,
    group: permissionGroups.people,
    order: 70,
    read: 'student',
    write: 'TEACHERS',
  }),
  permission(permissionKey('usr_skills_stats'), {
    title: msg`Статистика навыков`,
    opens: msg`Сводные показатели по навыкам`,
    group: permissionGroups.people,
    order: 80,
    read: 'STUDY CLASS_TEACHERS',
  }),
  permission(permissionKey('usr_skills_limits'), {
    title: msg`Пределы навыков`,
    opens: msg`Сколько баллов можно поставить`,
    group: permissionGroups.people,
    order: 90,
    write: 'metodist',
  }),
  permission(permissionKey('usr_skillfolio'), {
    title: msg`Портфолио`,
    opens: msg`Достижения и навыки ученика`,
    group: permissionGroups.people,
    order: 100,
    read: 'TEACHERS CLASS_TEACHERS student bbk library',
  }),
]

/** Skills of students and their portfolio: so far its keys only, which roles hold already. */
export const skillsArea: Area = { endpoints: [], permissions }
