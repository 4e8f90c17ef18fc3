import * as z from 'zod/mini'
import { read } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { HistoryPage, historyQuery } from '#platform/contract/history.ts'
import { bigId, id, IdParams } from '#platform/contract/wire.ts'
import { pasUsers } from './permissions.ts'

const SignInSeen = z.object({
  id: bigId,
  device: z.string(),
  address: z.nullable(z.string()),
  started_at: z.string(),
  seen_at: z.string(),
  /** Null: alive. */
  ended_at: z.nullable(z.string()),
  /** Who acted in the holder's place, where somebody did. */
  impersonated_by: z.nullable(z.string()),
  reason: z.nullable(z.string()),
})
/** An account as it is kept: its roles, and its last sign-ins. Moments are ISO 8601. */
export const AccountCard = z.object({
  id,
  /** Null where it is the holder's IIN, which is masked. */
  login: z.nullable(z.string()),
  status: z.enum(['active', 'blocked']),
  block_reason: z.nullable(z.string()),
  has_factor: z.boolean(),
  /** A role of theirs requires a second factor. */
  must_have_factor: z.boolean(),
  must_change_password: z.boolean(),
  /** The caller may set its password, login, second factor and status: it is not their own, and they may grant its roles. */
  may_change: z.boolean(),
  /** The owner has a mail address to which a link for a new password can be sent. */
  has_mail: z.boolean(),
  /** Titles of the providers with which the account has signed in; the issuer of one that is no longer there. */
  providers: z.array(z.string()),
  created_at: z.string(),
  last_login_at: z.nullable(z.string()),
  roles: z.array(z.object({ id, title: z.string(), granted_at: z.string() })),
  sign_ins: z.array(SignInSeen),
})
export type AccountCard = z.infer<typeof AccountCard>

export const readAccountCard = endpoint({
  method: 'GET',
  path: '/api/admin/accounts/{id}/card',
  access: read(pasUsers),
  params: IdParams,
  response: AccountCard,
  summary: 'Учётная запись: роли и последние входы',
})
export const readAccountHistory = endpoint({
  method: 'GET',
  path: '/api/admin/accounts/{id}/history',
  access: read(pasUsers),
  params: IdParams,
  query: z.strictObject(historyQuery),
  response: HistoryPage,
  summary: 'История учётной записи: роли, пароль, блокировки, входы под чужим именем',
})
