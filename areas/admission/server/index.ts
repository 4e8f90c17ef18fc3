import { permission, permissionGroups } from '#areas/access/server/index.ts'
import { permissionKey } from '#platform/contract/permission-key.ts'
import { msg } from '#platform/contract/text.ts'
import type { Area } from '#platform/server/area.ts'

const permissions = [
  permission(permissionKey('int_intent'), {
    title: msg`Заявки на обучение`,
    opens: msg`Заявки и договоры`,
    group: permissionGroups.admission,
    order: 10,
    read: 'financial uk',
    write: 'marketing',
  }),
  permission(permissionKey('int_intent_sign'), {
    title: msg`Подпись договоров`,
    opens: msg`Подписать договор`,
    group: permissionGroups.admission,
    order: 20,
    write: 'director',
    closedTo: 'principal',
  }),
  permission(permissionKey('int_year_price'), {
    title: msg`Цены года`,
    opens: msg`Стоимость обучения за год`,
    group: permissionGroups.admission,
    order: 30,
    read: 'marketing',
    write: 'financial director',
  }),
  permission(permissionKey('int_parallel_price'), {
    title: msg`Цены параллелей`,
    opens: msg`Стоимость по параллелям`,
    group: permissionGroups.admission,
    order: 40,
    read: 'marketing',
    write: 'financial director',
  }),
  permission(permissionKey('usr_risk_registry'), {
    title: msg`Реестр рисков`,
    opens: msg`Семьи с задолженностью и другими рисками`,
    group: permissionGroups.people,
    order: 30,
    read: 'marketing uk',
    write: 'financial',
  }),
]

/** Applications, contracts and prices: so far its keys only, which roles hold already. */
export const admissionArea: Area = { endpoints: [], permissions }
