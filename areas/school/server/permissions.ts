import { permission, permissionGroups } from '#areas/access/server/index.ts'
import { msg } from '#platform/contract/text.ts'
import type { Permission } from '#platform/server/permission.ts'
import { pasPassport, pasSchool } from '../contract/permissions.ts'

export const permissions: readonly Permission[] = [
  permission(pasPassport, {
    title: msg`Управление школой`,
    opens: msg`Раздел управления: справочники, здания, календарь, люди`,
    group: permissionGroups.school,
    order: 10,
    write: 'admin',
  }),
  permission(pasSchool, {
    title: msg`Сведения о школе`,
    opens: msg`Название, адрес, реквизиты и настройки школы`,
    group: permissionGroups.school,
    order: 20,
    limited: 'never',
    write: 'HEADS admin',
  }),
]
