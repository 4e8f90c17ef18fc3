import { permission, permissionGroups } from '#areas/access/server/index.ts'
import { permissionKey } from '#platform/contract/permission-key.ts'
import type { Area } from '#platform/server/area.ts'

const permissions = [
  permission(permissionKey('mnu_planning_ktp'), {
    title: 'Раздел КТП',
    opens: 'Показать календарно-тематические планы в меню',
    group: permissionGroups.planning,
    order: 10,
    read: 'STUDY TEACHERS',
  }),
  permission(permissionKey('mnu_planning_ksp'), {
    title: 'Раздел КСП',
    opens: 'Показать краткосрочные планы в меню',
    group: permissionGroups.planning,
    order: 20,
    read: 'STUDY TEACHERS',
  }),
  permission(permissionKey('pln_ktp'), {
    title: 'КТП',
    opens: 'Содержание календарно-тематических планов',
    group: permissionGroups.planning,
    order: 30,
    read: 'STUDY',
    write: 'TEACHERS',
  }),
  permission(permissionKey('pln_ksp'), {
    title: 'КСП',
    opens: 'Содержание краткосрочных планов',
    group: permissionGroups.planning,
    order: 40,
    read: 'STUDY',
    write: 'TEACHERS',
  }),
  permission(permissionKey('pln_approve'), {
    title: 'Утверждение планов',
    opens: 'Утвердить план или вернуть с замечанием',
    group: permissionGroups.planning,
    order: 50,
    write: 'DEPUTIES metodist zavkaf',
  }),
]

/** Plans of teaching and of lessons: so far its keys only, which roles hold already. */
export const planning: Area = { endpoints: [], permissions }
