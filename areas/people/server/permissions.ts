import { permission, permissionGroups } from '#areas/access/server/index.ts'
import { maintainedFieldsScope } from '#areas/own-fields/server/index.ts'
import { msg } from '#platform/contract/text.ts'
import type { Permission } from '#platform/server/permission.ts'
import { usrFamily, usrUser } from '../contract/permissions.ts'

export const permissions: readonly Permission[] = [
  permission(usrUser, {
    title: msg`Люди школы`,
    opens: msg`Список и карточки; правка — вести данные всех людей`,
    group: permissionGroups.people,
    order: 10,
    limited: 'within',
    widens: { [maintainedFieldsScope.name]: 'write' },
    secondFactor: 'write',
    read: 'STAFF',
    write: 'admin uk hr',
  }),
  permission(usrFamily, {
    title: msg`Семьи`,
    opens: msg`Родители и контакты; правка — отвечать на причины отсутствия`,
    group: permissionGroups.people,
    order: 20,
    read: 'TEACHERS pcycho manager_do marketing financial logoped admin medical_worker',
    write: 'CLASS_TEACHERS uk',
  }),
]
