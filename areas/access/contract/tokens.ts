import * as z from 'zod/mini'
import { impersonator, open, signedIn } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { IdParams, text } from '#platform/contract/wire.ts'
import { NewPassword, TypedPassword } from './password.ts'

/** The refresh token also rides in a cookie that scripts can't read; the answer bears it for other programs. */
export const Tokens = z.object({ refresh_token: z.string(), access_token: z.string() })
export type Tokens = z.infer<typeof Tokens>

/** A token in the body; without one the cookie counts, and the header X-XSRF-TOKEN must equal the XSRF-TOKEN cookie. */
const TokenBody = z.nullish(z.strictObject({ token: z.optional(z.string().check(z.minLength(1), z.maxLength(200))) }))

/**
 * `username` is an e-mail, an IIN or a phone. `new_password` replaces a password that an administrator has set. Whoever
 * has a second factor adds `code` (of the application, or a recovery code) or `assertion` (a passkey's answer, as JSON).
 */
export const SignIn = z.strictObject({
  username: text(200),
  password: TypedPassword,
  new_password: z.optional(NewPassword),
  code: z.optional(text(40)),
  assertion: z.optional(z.string().check(z.minLength(1), z.maxLength(8_000))),
})
export const signIn = endpoint({
  method: 'POST',
  path: '/api/admin/users/token',
  access: open(),
  multipart: true,
  body: SignIn,
  response: Tokens,
  summary: 'Войти',
})
export const refreshTokens = endpoint({
  method: 'POST',
  path: '/api/admin/users/token/refresh',
  access: open(),
  body: TokenBody,
  response: Tokens,
  summary: 'Продлить вход',
})
export const logout = endpoint({
  method: 'POST',
  path: '/api/admin/users/token/logout',
  access: open(),
  body: TokenBody,
  response: z.object({}),
  summary: 'Выйти',
})
/** 409 where there is no sign-in to go back to. */
export const leaveImpersonation = endpoint({
  method: 'POST',
  path: '/api/admin/users/token/leave',
  access: signedIn(),
  reads: true,
  body: TokenBody,
  response: Tokens,
  summary: 'Вернуться из чужой учётной записи в свою',
})
/**
 * `password` doesn't fit, or nobody has that login; `factor`: the second step; `limit`: too many tries before it; `provider`: whom
 * a provider has confirmed is nobody here, or it has confirmed nobody.
 */
export const failedSignInReasons = ['password', 'factor', 'blocked', 'limit', 'provider'] as const
export type FailedSignInReason = (typeof failedSignInReasons)[number]
/** Whether anything may be changed under another's name: at the beginning it may not. 409 in one's own. */
export const switchChanges = endpoint({
  method: 'POST',
  path: '/api/admin/users/token/changes',
  access: impersonator(),
  reads: true,
  body: z.strictObject({ is_on: z.boolean() }),
  response: z.object({ access_token: z.string() }),
  summary: 'Разрешить себе изменения под чужим именем или снова только смотреть',
})
export const maxReasonLength = 500
export const impersonate = endpoint({
  method: 'GET',
  path: '/api/admin/users/token_any_user/{id}',
  access: impersonator(),
  params: IdParams,
  query: z.strictObject({ reason: text(maxReasonLength) }),
  response: Tokens,
  summary: 'Войти под любым пользователем',
})
/** For who both works at the school (client 0) and has children in it (client 1). */
export const switchClient = endpoint({
  method: 'POST',
  path: '/api/admin/users/token/switch',
  access: signedIn(),
  reads: true,
  body: z.strictObject({ client: z.literal([0, 1]) }),
  response: z.object({ access_token: z.string() }),
  summary: 'Перейти между школой и семьёй',
})
