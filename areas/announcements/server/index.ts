import { permission, permissionGroups } from '#areas/access/server/index.ts'
import { permissionKey } from '#platform/contract/permission-key.ts'
import { msg } from '#platform/contract/text.ts'
import type { Area } from '#platform/server/area.ts'

const permissions = [
  permission(permissionKey('pas_notices'), {
    title: msg`Объявления`,
    opens: msg`Сообщения школы для сотрудников и семей`,
    group: permissionGroups.school,
    order: 90,
    write: 'DEPUTIES HEADS event_manager admin',
  }),
]

/** What the school tells its staff and families: so far its key only, which roles hold already. */
export const announcementsArea: Area = { endpoints: [], permissions }
