import { msg } from '#platform/contract/text.ts'
import type { Area } from '#platform/server/area.ts'
import { handle } from '#platform/server/handle.ts'
import type { Permissions } from '#platform/server/permission.ts'
import { readRoleHistory } from '../../contract/roles.ts'
import { ofRecord, readHistory } from '../history/read-history.ts'
import { roleRow } from './list-roles.ts'

/** What the history shows of a role. */
const roleFields = ({ keys }: Pick<Permissions, 'keys'>) => [
  'title',
  'description',
  'second_factor',
  'granters',
  ...keys,
]

export const readRoleHistoryHandler = handle(readRoleHistory, async ({ params, query, db, caller, today, context }) => {
  const { id } = await roleRow(db, { caller, today }, params.id)
  return readHistory(
    db,
    [{ subject: 'access.role', where: ofRecord(id), fields: roleFields(context.accessRules.permissions) }],
    query,
  )
})

/** Changes of roles, told with the keys of all areas. */
export const roleHistoryOf = (areas: readonly Pick<Area, 'permissions'>[]): Area => ({
  endpoints: [],
  audited: [
    {
      subject: 'access.role',
      title: msg`роль`,
      fields: roleFields({ keys: areas.flatMap(({ permissions = [] }) => permissions.map(({ key }) => key)) }),
    },
  ],
})
