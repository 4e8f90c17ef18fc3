import { permissionKeys } from '#platform/contract/permission-keys.ts'
import { handle } from '#platform/server/handle.ts'
import { readRoleHistory } from '../../contract/roles.ts'
import { ofRecord, readHistory } from '../history/read-history.ts'
import { roleRow } from './list-roles.ts'

/** What the history tells of a role. */
export const roleFields = ['title', 'description', 'second_factor', ...permissionKeys]

export const roleHistory = handle(readRoleHistory, async ({ params, query, db, caller }) => {
  const { id } = await roleRow(db, caller, params.id)
  return readHistory(db, [{ subject: 'access.role', where: ofRecord(id), fields: roleFields }], query)
})
