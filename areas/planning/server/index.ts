import { permission, permissionGroups } from '#areas/access/server/index.ts'
import { permissionKey } from '#platform/contract/permission-key.ts'
import { msg } from '#platform/contract/text.ts'
import type { Area } from '#platform/server/area.ts'

const permissions = [
  permission(permissionKey('mnu_planning_ktp'), {
    title: msg`Раздел КТП`,
    opens: msg`Показать календарно-тематические планы в меню`,
    group: permissionGroups.planning,
    order: 10,
    read: 'STUDY TEACHERS',
  }),
  permission(permissionKey('mnu_planning_ksp'), {
    title: msg`Раздел КСП`,
    opens: msg`Показать краткосрочные планы в меню`,
    group: permissionGroups.planning,
    order: 20,
    read: 'STUDY TEACHERS',
  }),
  permission(permissionKey('pln_ktp'), {
    title: msg`КТП`,
    opens: msg`Содержание календарно-тематических планов`,
    group: permissionGroups.planning,
    order: 30,
    read: 'STUDY',
    write: 'TEACHERS',
  }),
  permission(permissionKey('pln_ksp'), {
    title: msg`КСП`,
    opens: msg`Содержание краткосрочных планов`,
    group: permissionGroups.planning,
    order: 40,
    read: 'STUDY',
    write: 'TEACHERS',
  }),
  permission(permissionKey('pln_approve'), {
    title: msg`Утверждение планов`,
    opens: msg`Утвердить план или вернуть с замечанием`,
    isDeciding: true,
    group: permissionGroups.planning,
    order: 50,
    write: 'DEPUTIES metodist zavkaf',
  }),
]

/** Plans of teaching and of lessons: so far its keys only, which roles hold already. */
export const planningArea: Area = { endpoints: [], permissions }
