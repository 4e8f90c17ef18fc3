import * as z from 'zod/mini'
import { anyOf, inOwnName, read, write } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { HistoryPage, historyQuery } from '#platform/contract/history.ts'
import { listOf, listQuery } from '#platform/contract/list.ts'
import { t } from '#platform/contract/text.ts'
import { id, IdParams, idText, text } from '#platform/contract/wire.ts'
import { RoleLimits } from './account-roles.ts'
import { pasRoles, pasRolesSettings, pasUsers } from './permissions.ts'

export const RoleRow = z.object({
  id,
  name: z.string(),
  title: z.string(),
  description: z.string(),
  /** One of the specification's thirty: it keeps its name and can't be deleted. */
  is_system: z.boolean(),
  /** The caller holds it. */
  is_own: z.boolean(),
  people: z.int(),
  /** How many keys it gives, and how many of them for writing. */
  keys: z.int(),
  written_keys: z.int(),
  version: z.int(),
  /** Whoever may change the roles of accounts grants it. */
  is_granted_by_managers: z.boolean(),
  /** Roles whose holders grant it as well. */
  granters: z.array(z.object({ id, title: z.string() })),
  /** The caller may give and take it. */
  may_grant: z.boolean(),
})
export type RoleRow = z.infer<typeof RoleRow>

export const listRoles = endpoint({
  method: 'GET',
  path: '/api/admin/roles/',
  access: anyOf(read(pasRoles), write(pasUsers)),
  query: listQuery(['name', 'people', 'keys'], {}),
  response: listOf(RoleRow),
  summary: 'Роли школы',
})
export const readRole = endpoint({
  method: 'GET',
  path: '/api/admin/roles/{id}/',
  access: anyOf(read(pasRoles), read(pasRolesSettings)),
  params: IdParams,
  response: RoleRow,
  summary: 'Роль',
})

const RoleHolder = z.object({
  /** Of the account. */
  id,
  person_id: z.nullable(id),
  full_name: z.string(),
  is_blocked: z.boolean(),
  /** ISO 8601. */
  granted_at: z.string(),
  limits: RoleLimits,
})
export type RoleHolder = z.infer<typeof RoleHolder>

export const listRoleHolders = endpoint({
  method: 'GET',
  path: '/api/admin/roles/{id}/people/',
  access: read(pasRoles),
  params: IdParams,
  query: listQuery(['name', 'granted_at'], {}),
  response: listOf(RoleHolder),
  summary: 'Кто держит роль',
})
/** Accounts by name: whom a role can be given. Twenty at most. */
export const findAccounts = endpoint({
  method: 'GET',
  path: '/api/admin/roles/accounts/',
  access: write(pasRoles),
  query: z.strictObject({ search: text(100), without: z.optional(idText) }),
  response: z.object({
    items: z.array(z.object({ id, full_name: z.string(), roles: z.array(z.string()) })),
  }),
  summary: 'Найти человека, чтобы выдать роль',
})
export const readRoleHistory = endpoint({
  method: 'GET',
  path: '/api/admin/roles/{id}/history/',
  access: anyOf(read(pasRoles), read(pasRolesSettings)),
  params: IdParams,
  query: z.strictObject(historyQuery),
  response: HistoryPage,
  summary: 'История роли: название и права',
})

const fields = { title: text(100), description: text(500, 0) }
/** A role of the school's own, empty or with the rights of another. */
export const createRole = endpoint({
  method: 'POST',
  path: '/api/admin/roles/',
  access: inOwnName(write(pasRoles)),
  body: z.strictObject({ ...fields, copy_of: z.optional(z.nullable(id)) }),
  response: RoleRow,
  summary: 'Создать роль',
})
export const changeRole = endpoint({
  method: 'PATCH',
  path: '/api/admin/roles/{id}/',
  access: inOwnName(write(pasRoles)),
  params: IdParams,
  body: z.strictObject({ ...fields, version: z.int() }),
  response: RoleRow,
  summary: 'Изменить название и описание роли',
})
/** A role of the school's own that was deleted, with all that it had; 404 where there is none, 409 where it is back. */
export const restoreRole = endpoint({
  method: 'POST',
  path: '/api/admin/roles/{id}/restore/',
  access: inOwnName(write(pasRoles)),
  params: IdParams,
  response: RoleRow,
  summary: 'Вернуть удалённую роль',
})
export const removeRole = endpoint({
  method: 'DELETE',
  path: '/api/admin/roles/{id}/',
  access: inOwnName(write(pasRoles)),
  params: IdParams,
  response: z.object({}),
  summary: 'Удалить роль школы, которую никто не держит',
})

const maxGranters = 100
const Granters = z.strictObject({
  is_granted_by_managers: z.boolean(),
  role_ids: z.array(id).check(
    z.maxLength(maxGranters),
    z.refine((given) => new Set(given).size === given.length, { error: () => t`Названо дважды` }),
  ),
})
/**
 * Who grants a role: whoever manages roles, holders of other roles. Changed by whom may grant it; `seen` as it stood
 * before: another's change meanwhile is 409.
 */
export const changeGranters = endpoint({
  method: 'PATCH',
  path: '/api/admin/roles/{id}/granters/',
  access: inOwnName(write(pasRolesSettings)),
  params: IdParams,
  body: z.strictObject({ ...Granters.shape, seen: Granters }),
  response: RoleRow,
  summary: 'Изменить, кто выдаёт роль',
})
