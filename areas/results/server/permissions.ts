import { permission, permissionGroups } from '#areas/access/server/index.ts'
import { msg } from '#platform/contract/text.ts'
import type { Permission } from '#platform/server/permission.ts'
import { jrnPeriodResults, jrnReopen } from '../contract/permissions.ts'

export const permissions: readonly Permission[] = [
  permission(jrnPeriodResults, {
    title: msg`Итоги`,
    opens: msg`Выставлять итоговые отметки`,
    group: permissionGroups.journal,
    order: 30,
    write: 'TEACHERS',
  }),
  permission(jrnReopen, {
    title: msg`Открытие периодов`,
    opens: msg`Открыть закрытый период и отменить чужие изменения`,
    group: permissionGroups.journal,
    order: 40,
    write: 'DEPUTIES HEADS',
  }),
]
