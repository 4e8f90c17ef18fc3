import { permissionLevels } from '#platform/contract/permission-level.ts'
import { handle } from '#platform/server/handle.ts'
import type { Permission } from '#platform/server/permission.ts'
import { readPermissions } from '../../contract/permission-table.ts'

const inWords = ({ key, title, opens, grants }: Permission) => ({
  key,
  title,
  opens,
  defaults: permissionLevels.flatMap((level) => grants[level].map((role) => ({ role, level }))),
})

export const readPermissionsHandler = handle(readPermissions, async ({ context }) => {
  const groups = Map.groupBy(context.accessRules.permissions.all, ({ group }) => group.title)
  return { groups: [...groups].map(([title, own]) => ({ title, permissions: own.map(inWords) })) }
})
