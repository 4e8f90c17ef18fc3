import * as z from 'zod/mini'
import { inOwnName, read, write } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { t } from '#platform/contract/text.ts'
import { id, IdParams, line, text } from '#platform/contract/wire.ts'
import { isDomain, isIssuer } from '../rules/provider.ts'
import { pasSignIn, pasUsers } from './permissions.ts'

const issuer = text(300).check(
  z.refine(isIssuer, { error: () => t`Ожидается адрес https:// без параметров, как его называет провайдер` }),
)
const domain = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(200, { error: () => t`Не длиннее ${200} знаков` }),
    z.refine(isDomain, { error: () => t`Ожидается домен почты: school.kz` }),
  )
const kept = {
  title: line(40),
  issuer,
  client_id: line(300),
  /** Of the mails that may sign in; empty: any. */
  domains: z.array(domain).check(z.maxLength(50)),
  is_on: z.boolean(),
}

/** A provider of OpenID Connect with which people sign in. Its secret is taken and never given back. */
export const SignInProvider = z.object({
  id,
  title: z.string(),
  issuer: z.string(),
  client_id: z.string(),
  domains: z.array(z.string()),
  is_on: z.boolean(),
  version: z.int(),
  /** Accounts that have signed in with it. */
  linked: z.int(),
})
export type SignInProvider = z.infer<typeof SignInProvider>

export const listProviders = endpoint({
  method: 'GET',
  path: '/api/admin/sign-in-providers/',
  access: read(pasSignIn),
  response: z.object({
    items: z.array(SignInProvider),
    /** The address of ours that a provider must know. */
    redirect_uri: z.string(),
  }),
  summary: 'Провайдеры входа (OpenID Connect)',
})
export const createProvider = endpoint({
  method: 'POST',
  path: '/api/admin/sign-in-providers/',
  access: inOwnName(write(pasSignIn)),
  body: z.strictObject({ ...kept, client_secret: text(500) }),
  response: SignInProvider,
  summary: 'Добавить провайдера входа',
})
/** Without a secret the one that is kept stays; another issuer or client needs a secret of its own. */
export const changeProvider = endpoint({
  method: 'PATCH',
  path: '/api/admin/sign-in-providers/{id}/',
  access: inOwnName(write(pasSignIn)),
  params: IdParams,
  body: z.strictObject({ ...kept, client_secret: z.nullable(text(500)), version: z.int().check(z.minimum(1)) }),
  response: SignInProvider,
  summary: 'Изменить провайдера входа',
})
/** Links of accounts stay: the same issuer, added again, knows them. */
export const removeProvider = endpoint({
  method: 'DELETE',
  path: '/api/admin/sign-in-providers/{id}/',
  access: inOwnName(write(pasSignIn)),
  params: IdParams,
  response: z.object({}),
  summary: 'Удалить провайдера входа',
})
/** What an account was at a provider is forgotten: the next sign-in looks for the account by its mail again. */
export const unlinkProviders = endpoint({
  method: 'POST',
  path: '/api/admin/accounts/{id}/sign-in-providers/unlink',
  access: inOwnName(write(pasUsers)),
  params: IdParams,
  response: z.object({}),
  summary: 'Отвязать от учётной записи входы через провайдеров',
})
