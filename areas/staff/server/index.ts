import { permission, permissionGroups } from '#areas/access/server/index.ts'
import { permissionKey } from '#platform/contract/permission-key.ts'
import { msg } from '#platform/contract/text.ts'
import type { Area } from '#platform/server/area.ts'

const permissions = [
  permission(permissionKey('hrs_schedule_replacement'), {
    title: msg`Замены`,
    opens: msg`Замены учителей на уроках`,
    group: permissionGroups.staff,
    order: 20,
    read: 'financial manager_rp zavkaf hr',
    write: 'SCHEDULERS',
  }),
  permission(permissionKey('hrs_work_schedule'), {
    title: msg`Графики работы`,
    opens: msg`Рабочее время сотрудников`,
    group: permissionGroups.staff,
    order: 30,
    read: 'STAFF',
    write: 'manager_au hr',
  }),
  permission(permissionKey('hrs_pay_slip'), {
    title: msg`Расчётные листки всех`,
    opens: msg`Начисления всех сотрудников; каждое чтение записывается`,
    group: permissionGroups.staff,
    order: 40,
    write: 'financial hr',
    closedTo: 'HEADS ceasar',
  }),
  permission(permissionKey('hrs_pay_slip_own'), {
    title: msg`Свой расчётный листок`,
    opens: msg`Собственные начисления`,
    group: permissionGroups.staff,
    order: 50,
    read: 'STAFF',
  }),
  permission(permissionKey('hrs_attendance'), {
    title: msg`Явка сотрудников`,
    opens: msg`Кто пришёл и когда`,
    group: permissionGroups.staff,
    order: 60,
    limited: 'within',
    widens: { workload: 'read' },
    read: 'DEPUTIES financial manager_au',
    write: 'hr',
  }),
  permission(permissionKey('hrs_absence_control'), {
    title: msg`Отсутствия сотрудников`,
    opens: msg`Кого сегодня нет и почему`,
    isDeciding: true,
    group: permissionGroups.staff,
    order: 70,
    read: 'SCHEDULERS manager_au zavkaf',
    write: 'sub_director hr',
  }),
  permission(permissionKey('hrs_absence_requests'), {
    title: msg`Заявления об отсутствии`,
    opens: msg`Подать своё; утвердить чужие`,
    isDeciding: true,
    group: permissionGroups.staff,
    order: 80,
    write: 'STAFF',
  }),
]

/** Working time, absences and pay of the staff: so far its keys only, which roles hold already. */
export const staffArea: Area = { endpoints: [], permissions }
