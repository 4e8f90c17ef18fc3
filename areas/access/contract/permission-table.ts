import * as z from 'zod/mini'
import { anyOf, read } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { permissionLevels } from '#platform/contract/permission-level.ts'
import { logAudit, pasRoles, pasRolesSettings } from './permissions.ts'

const Permission = z.object({
  key: z.string(),
  title: z.string(),
  /** In one line. */
  opens: z.string(),
  /** Nothing asks for it yet: whoever holds it is no further. */
  opens_nothing: z.boolean(),
  /** Default roles that an installation gives it to, by their names in the specification. */
  defaults: z.array(z.object({ role: z.string(), level: z.enum(permissionLevels) })),
})
export type Permission = z.infer<typeof Permission>

const PermissionGroup = z.object({ title: z.string(), permissions: z.array(Permission) })
export type PermissionGroup = z.infer<typeof PermissionGroup>

/** The keys of all areas in words, in the order of the matrix; who reads a history is told of them by their titles. */
export const readPermissions = endpoint({
  method: 'GET',
  path: '/api/admin/roles/permissions/',
  access: anyOf(read(pasRoles), read(pasRolesSettings), read(logAudit)),
  response: z.object({ groups: z.array(PermissionGroup) }),
  summary: 'Ключи доступа словами и по разделам',
})
