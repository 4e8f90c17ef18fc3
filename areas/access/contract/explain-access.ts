import * as z from 'zod/mini'
import { read } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, IdParams, idText, text } from '#platform/contract/wire.ts'
import { RoleLimits } from './account-roles.ts'
import { pasRoles } from './permissions.ts'

const level = z.enum(['read', 'write'])
const key = z.string()

const Side = z.object({
  /** 0 the school's side, 1 the family's. */
  client: z.int(),
  roles: z.array(z.string()),
  permissions: z.object({ read: z.array(z.string()), write: z.array(z.string()) }),
  /** Must set a second factor up first. */
  isSettingUp: z.boolean(),
  /**
   * Of the record asked about: all that could bring it within the scope, parts after their whole, one deeper; `title` says
   * each with `evidence`, the names and dates that prove it.
   */
  reasons: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      holds: z.boolean(),
      evidence: z.nullable(z.string()),
      depth: z.int(),
    }),
  ),
})
export type ExplainedSide = z.infer<typeof Side>

export const AccessExplanation = z.object({
  account_id: id,
  person_id: z.nullable(id),
  full_name: z.string(),
  is_blocked: z.boolean(),
  /** Works here no more: the roles give nothing. */
  has_left: z.boolean(),
  /** The sides on which the person may sign in. */
  sides: z.array(Side),
  /** Of the keys asked about: the person's roles that hold them; one that does not give it says why. */
  grants: z.array(
    z.object({
      key,
      level,
      role: z.string(),
      /** Null of what is held for another. */
      granted_at: z.nullable(z.string()),
      limits: RoleLimits,
      /** False: left, or a key of the whole school through a limited role. */
      gives: z.boolean(),
      /** Held by the role of somebody for whom the person stands in, till a day. */
      deputises: z.nullable(z.object({ head: z.string(), until: z.string() })),
    }),
  ),
  /** Of the keys asked about: other roles that give them. */
  givers: z.array(z.object({ key, level, role: z.string() })),
  /** The record asked about; null where none was, or where the asking one may not find it. */
  record: z.nullable(z.object({ id, title: z.string() })),
})
export type AccessExplanation = z.infer<typeof AccessExplanation>

/** `keys` as `a,b`: what the declared access of the page or record names. `id` is the account's. */
export const explainAccess = endpoint({
  method: 'GET',
  path: '/api/admin/explain-access/accounts/{id}/',
  access: read(pasRoles),
  params: IdParams,
  query: z.strictObject({
    keys: z.optional(z.string().check(z.maxLength(2_000))),
    subject: z.optional(text(50)),
    record: z.optional(idText),
  }),
  response: AccessExplanation,
  summary: 'Почему у человека есть или нет доступа',
})
const Found = z.object({ items: z.array(z.object({ id, title: z.string() })) })
export const findExplainedRecords = endpoint({
  method: 'GET',
  path: '/api/admin/explain-access/records/',
  access: read(pasRoles),
  query: z.strictObject({ subject: text(50), search: text(100) }),
  response: Found,
  summary: 'Найти запись, о доступе к которой спрашивают',
})
/** Parents too; twenty at most. */
export const findExplainedAccounts = endpoint({
  method: 'GET',
  path: '/api/admin/explain-access/accounts/',
  access: read(pasRoles),
  query: z.strictObject({ search: z.optional(text(100)), id: z.optional(idText) }),
  response: Found,
  summary: 'Найти человека, о доступе которого спрашивают',
})
