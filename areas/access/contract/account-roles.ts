import * as z from 'zod/mini'
import { anyOf, inOwnName, read, write } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { roleLimitKinds } from '#platform/contract/role-limit.ts'
import { t } from '#platform/contract/text.ts'
import { id, IdParams, idText } from '#platform/contract/wire.ts'
import { pasRoles, pasUsers } from './permissions.ts'

/** What a role is limited to; none: it holds for the whole school. */
export const RoleLimits = z.array(z.object({ kind: z.enum(roleLimitKinds), id, title: z.string() }))
export type RoleLimits = z.infer<typeof RoleLimits>

const maxLimits = 50
const Limits = z.array(z.strictObject({ kind: z.enum(roleLimitKinds), id })).check(
  z.maxLength(maxLimits, { error: () => t`Не больше ${maxLimits} классов, кафедр и подразделений` }),
  z.refine((given) => new Set(given.map((one) => `${one.kind}:${one.id}`)).size === given.length, {
    error: () => t`Названо дважды`,
  }),
)

/** What a role may be limited to, by kind: classes of the current year, cathedras, units. */
const LimitTargets = z.array(
  z.object({ kind: z.enum(roleLimitKinds), title: z.string(), items: z.array(z.object({ id, title: z.string() })) }),
)
export type LimitTargets = z.infer<typeof LimitTargets>

const GrantedRole = z.object({
  role_id: id,
  title: z.string(),
  granted_at: z.string(),
  limits: RoleLimits,
  /** The caller may limit and take it. */
  may_grant: z.boolean(),
})
export const AccountRoles = z.object({
  items: z.array(GrantedRole),
  /** Roles that the caller may give to the account. */
  grantable: z.array(z.object({ id, title: z.string() })),
  targets: LimitTargets,
})
export type AccountRoles = z.infer<typeof AccountRoles>

// who may grant a role the role itself says: the director, say, who only reads accounts
const mayGive = anyOf(write(pasRoles), read(pasUsers))
const OfRole = z.strictObject({ id: idText, role: idText })

/** `id` is the account's. */
export const readAccountRoles = endpoint({
  method: 'GET',
  path: '/api/admin/users/{id}/roles/',
  access: anyOf(read(pasRoles), read(pasUsers)),
  params: IdParams,
  response: AccountRoles,
  summary: 'Роли учётной записи и их пределы',
})
export const giveRole = endpoint({
  method: 'POST',
  path: '/api/admin/users/{id}/roles/',
  access: inOwnName(mayGive),
  params: IdParams,
  body: z.strictObject({ role_id: id, limits: Limits }),
  response: AccountRoles,
  summary: 'Выдать роль',
})
/** `seen`: the limits as they stood before; 409 where they stand otherwise. */
export const limitRole = endpoint({
  method: 'PATCH',
  path: '/api/admin/users/{id}/roles/{role}/',
  access: inOwnName(mayGive),
  params: OfRole,
  body: z.strictObject({ limits: Limits, seen: Limits }),
  response: AccountRoles,
  summary: 'Изменить пределы роли',
})
export const takeRole = endpoint({
  method: 'DELETE',
  path: '/api/admin/users/{id}/roles/{role}/',
  access: inOwnName(mayGive),
  params: OfRole,
  response: AccountRoles,
  summary: 'Забрать роль',
})
