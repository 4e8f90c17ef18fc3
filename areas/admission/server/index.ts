import { permission, permissionGroups } from '#areas/access/server/index.ts'
import { permissionKey } from '#platform/contract/permission-key.ts'
import type { Area } from '#platform/server/area.ts'

const permissions = [
  permission(permissionKey('int_intent'), {
    title: 'Заявки на обучение',
    opens: 'Заявки и договоры',
    group: permissionGroups.admission,
    order: 10,
    read: 'financial uk',
    write: 'marketing',
  }),
  permission(permissionKey('int_intent_sign'), {
    title: 'Подпись договоров',
    opens: 'Подписать договор',
    group: permissionGroups.admission,
    order: 20,
    write: 'director',
    closedTo: 'principal',
  }),
  permission(permissionKey('int_year_price'), {
    title: 'Цены года',
    opens: 'Стоимость обучения за год',
    group: permissionGroups.admission,
    order: 30,
    read: 'marketing',
    write: 'financial director',
  }),
  permission(permissionKey('int_parallel_price'), {
    title: 'Цены параллелей',
    opens: 'Стоимость по параллелям',
    group: permissionGroups.admission,
    order: 40,
    read: 'marketing',
    write: 'financial director',
  }),
  permission(permissionKey('usr_risk_registry'), {
    title: 'Реестр рисков',
    opens: 'Семьи с задолженностью и другими рисками',
    group: permissionGroups.people,
    order: 30,
    read: 'marketing uk',
    write: 'financial',
  }),
]

/** Applications, contracts and prices: so far its keys only, which roles hold already. */
export const admission: Area = { endpoints: [], permissions }
