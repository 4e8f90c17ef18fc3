import * as z from 'zod/mini'
import { write } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, IdParams, idText, text } from '#platform/contract/wire.ts'
import { pasUsers } from './permissions.ts'

const Login = text(200)
/** Shown once; kept as a hash. The holder chooses their own at the first sign-in. */
const Given = z.object({ id, login: z.string(), password: z.string() })
export type GivenPassword = z.infer<typeof Given>

/** A free login for a person who has no account: e-mail, phone or the name in Latin letters. */
export const suggestLogin = endpoint({
  method: 'GET',
  path: '/api/admin/accounts/suggested-login',
  access: write(pasUsers),
  query: z.strictObject({ person_id: idText }),
  response: z.object({ login: z.string() }),
  summary: 'Свободный логин для человека',
})
/** E-mail, phone and IIN of the person open it too, unless they are another's already. */
export const createAccount = endpoint({
  method: 'POST',
  path: '/api/admin/accounts/',
  access: write(pasUsers),
  body: z.strictObject({ person_id: id, login: Login }),
  response: Given,
  summary: 'Завести учётную запись человеку',
})
/** Ends all sessions. */
export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/admin/accounts/{id}/password',
  access: write(pasUsers),
  params: IdParams,
  response: Given,
  summary: 'Выдать новый временный пароль',
})
/** `seen` is the login that stood there, or null where it is masked: another's change meanwhile is 409. */
export const changeLogin = endpoint({
  method: 'POST',
  path: '/api/admin/accounts/{id}/login',
  access: write(pasUsers),
  params: IdParams,
  body: z.strictObject({ login: Login, seen: z.nullable(z.string().check(z.maxLength(200))) }),
  response: z.object({ login: z.string() }),
  summary: 'Сменить логин',
})
export const endAccountSessions = endpoint({
  method: 'DELETE',
  path: '/api/admin/accounts/{id}/sessions',
  access: write(pasUsers),
  params: IdParams,
  response: z.object({ ended: z.int() }),
  summary: 'Завершить все входы человека',
})
