import { permission, permissionGroups } from '#areas/access/server/index.ts'
import { permissionKey } from '#platform/contract/permission-key.ts'
import { msg } from '#platform/contract/text.ts'
import type { Area } from '#platform/server/area.ts'

const permissions = [
  permission(permissionKey('usr_movements_income'), {
    title: msg`Прибытие`,
    opens: msg`Заявления о приёме`,
    group: permissionGroups.movements,
    order: 10,
    write: 'DEPUTIES marketing uk',
  }),
  permission(permissionKey('usr_movements_income_info'), {
    title: msg`Прибытие: проверка`,
    opens: msg`Проверка данных учебной частью`,
    group: permissionGroups.movements,
    order: 20,
    write: 'DEPUTIES uk',
  }),
  permission(permissionKey('usr_movements_income_sign'), {
    title: msg`Прибытие: подпись`,
    opens: msg`Подписать приём`,
    isDeciding: true,
    group: permissionGroups.movements,
    order: 30,
    write: 'HEADS',
  }),
  permission(permissionKey('usr_movements_income_it'), {
    title: msg`Прибытие: ИТ`,
    opens: msg`Завести учётную запись и класс`,
    group: permissionGroups.movements,
    order: 40,
    write: 'admin',
  }),
  permission(permissionKey('usr_movements_outcome'), {
    title: msg`Выбытие`,
    opens: msg`Заявления о выбытии`,
    group: permissionGroups.movements,
    order: 50,
    read: 'CLASS_TEACHERS bbk library financial',
    write: 'DEPUTIES uk',
  }),
  permission(permissionKey('usr_movements_outcome_sign'), {
    title: msg`Выбытие: подпись`,
    opens: msg`Подписать выбытие`,
    isDeciding: true,
    group: permissionGroups.movements,
    order: 60,
    write: 'HEADS',
  }),
  permission(permissionKey('usr_movements_change'), {
    title: msg`Переводы`,
    opens: msg`Перевод из класса в класс`,
    group: permissionGroups.movements,
    order: 70,
    read: 'CLASS_TEACHERS',
    write: 'DEPUTIES manager_oo uk',
  }),
  permission(permissionKey('usr_movements_journal'), {
    title: msg`Журнал движения`,
    opens: msg`Все движения за год`,
    group: permissionGroups.movements,
    order: 80,
    read: 'DEPUTIES financial admin uk',
  }),
  permission(permissionKey('usr_movements_archive'), {
    title: msg`Архив движения`,
    opens: msg`Завершённые движения`,
    group: permissionGroups.movements,
    order: 90,
    read: 'DEPUTIES uk',
  }),
  permission(permissionKey('usr_movements_active'), {
    title: msg`Движения в работе`,
    opens: msg`Принятые, но ещё не наступившие`,
    group: permissionGroups.movements,
    order: 100,
    write: 'DEPUTIES uk',
  }),
]

/** Students who come, move and leave: so far its keys only, which roles hold already. */
export const movementsArea: Area = { endpoints: [], permissions }
