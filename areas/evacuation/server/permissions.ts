import { permission, permissionGroups } from '#areas/access/server/index.ts'
import { msg } from '#platform/contract/text.ts'
import type { Permission } from '#platform/server/permission.ts'
import { evaEvacuation, evaMark, evaResults, evaSos } from '../contract/permissions.ts'

export const permissions: readonly Permission[] = [
  permission(evaEvacuation, {
    title: msg`Эвакуация`,
    opens: msg`Объявить и завершить эвакуацию`,
    group: permissionGroups.safety,
    order: 30,
    write: 'DEPUTIES HEADS manager_au',
  }),
  permission(evaMark, {
    title: msg`Сбор при эвакуации`,
    opens: msg`Отметить, кто на месте`,
    group: permissionGroups.safety,
    order: 40,
    write: 'STAFF partner_do',
  }),
  permission(evaResults, {
    title: msg`Итоги эвакуаций`,
    opens: msg`Сколько заняла и кого искали`,
    group: permissionGroups.safety,
    order: 50,
    read: 'admin medical_worker',
    write: 'DEPUTIES HEADS manager_au',
  }),
  permission(evaSos, {
    title: msg`Сигнал SOS`,
    opens: msg`Позвать на помощь`,
    group: permissionGroups.safety,
    order: 60,
    read: 'STAFF student partner_do',
    write: 'DEPUTIES HEADS manager_au',
  }),
]
