import { permissionLevels } from '#platform/contract/permission-level.ts'
import { handle } from '#platform/server/handle.ts'
import type { Permission, Permissions } from '#platform/server/permission.ts'
import { readPermissions } from '../../contract/permission-table.ts'

const inWords = ({ key, title, opens, grants }: Permission, { opensNothing }: Permissions) => ({
  key,
  title,
  opens,
  opens_nothing: opensNothing(key),
  defaults: permissionLevels.flatMap((level) => grants[level].map((role) => ({ role, level }))),
})

export const readPermissionsHandler = handle(readPermissions, async ({ context }) => {
  const { permissions } = context.accessRules
  const groups = Map.groupBy(permissions.all, ({ group }) => group.title)
  return {
    groups: [...groups].map(([title, own]) => ({ title, permissions: own.map((one) => inWords(one, permissions)) })),
  }
})
