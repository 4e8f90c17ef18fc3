import { permission, permissionGroups } from '#areas/access/server/index.ts'
import { msg } from '#platform/contract/text.ts'
import type { Permission } from '#platform/server/permission.ts'
import { jrnFullFilter, jrnHistory, jrnJournal } from '../contract/permissions.ts'

export const permissions: readonly Permission[] = [
  permission(jrnJournal, {
    title: msg`Журнал`,
    opens: msg`Журналы своих групп; правка — ставить отметки`,
    group: permissionGroups.journal,
    order: 10,
    read: 'STUDY CLASS_TEACHERS student pcycho manager_rp uk',
    write: 'TEACHERS',
  }),
  permission(jrnFullFilter, {
    title: msg`Все журналы`,
    opens: msg`Чтение — видеть журналы всей школы, правка — отмечать в любом`,
    group: permissionGroups.journal,
    order: 20,
    limited: 'within',
    widens: { 'study-groups': 'read' },
    read: 'STUDY pcycho manager_rp ceasar uk',
    closedTo: 'ceasar',
  }),
  permission(jrnHistory, {
    title: msg`История журнала`,
    opens: msg`Кто, когда и что изменил в журнале`,
    group: permissionGroups.journal,
    order: 50,
    read: 'STUDY TEACHERS CLASS_TEACHERS',
  }),
]
