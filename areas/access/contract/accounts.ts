import * as z from 'zod/mini'
import { inOwnName } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, IdParams, idText, text } from '#platform/contract/wire.ts'
import { maintainsAccounts } from './access.ts'

const Login = text(200)
const maxRoles = 20
/** Shown once; kept as a hash. The holder chooses their own at the first sign-in. */
const Given = z.object({ id, login: z.string(), password: z.string() })
export type GivenPassword = z.infer<typeof Given>

/**
 * A free login for a person who has no account: e-mail, phone or the name in Latin letters; and those roles that go with
 * their kinds and that the caller may grant.
 */
export const suggestLogin = endpoint({
  method: 'GET',
  path: '/api/admin/accounts/suggested-login',
  access: maintainsAccounts,
  query: z.strictObject({ person_id: idText }),
  response: z.object({ login: z.string(), roles: z.array(z.object({ id, title: z.string() })) }),
  summary: 'Свободный логин для человека и роли, которые ему подходят',
})
/** E-mail, phone and IIN of the person open it too, unless they are another's already. `role_ids` are given at once. */
export const createAccount = endpoint({
  method: 'POST',
  path: '/api/admin/accounts/',
  access: inOwnName(maintainsAccounts),
  body: z.strictObject({ person_id: id, login: Login, role_ids: z.optional(z.array(id).check(z.maxLength(maxRoles))) }),
  response: Given,
  summary: 'Завести учётную запись человеку',
})
/** Ends all sessions. */
export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/admin/accounts/{id}/password',
  access: inOwnName(maintainsAccounts),
  params: IdParams,
  response: Given,
  summary: 'Выдать новый временный пароль',
})
/** `seen` is the login that stood there, or null where it is masked: another's change meanwhile is 409. */
export const changeLogin = endpoint({
  method: 'POST',
  path: '/api/admin/accounts/{id}/login',
  access: inOwnName(maintainsAccounts),
  params: IdParams,
  body: z.strictObject({ login: Login, seen: z.nullable(z.string().check(z.maxLength(200))) }),
  response: z.object({ login: z.string() }),
  summary: 'Сменить логин',
})
export const endAccountSessions = endpoint({
  method: 'DELETE',
  path: '/api/admin/accounts/{id}/sessions',
  access: inOwnName(maintainsAccounts),
  params: IdParams,
  response: z.object({ ended: z.int() }),
  summary: 'Завершить все входы человека',
})
/** Whoever may not set the password themselves sends this; at most three letters an hour. */
export const sendRestoreLink = endpoint({
  method: 'POST',
  path: '/api/admin/accounts/{id}/restore-link',
  access: inOwnName(maintainsAccounts),
  params: IdParams,
  response: z.object({}),
  summary: 'Отправить владельцу на почту ссылку для нового пароля',
})
