import * as z from 'zod/mini'
import { open } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { id, IdParams } from '#platform/contract/wire.ts'

/** Those that are on, for the page of signing in. */
export const listSignInProviders = endpoint({
  method: 'GET',
  path: '/api/admin/users/token/providers',
  access: open(),
  response: z.object({ items: z.array(z.object({ id, title: z.string() })) }),
  summary: 'Через кого можно войти',
})
/** Begins a sign-in in this browser. 409 where the provider does not answer. */
export const beginProviderSignIn = endpoint({
  method: 'POST',
  path: '/api/admin/users/token/providers/{id}',
  access: open(),
  params: IdParams,
  /** Where the browser goes on. */
  response: z.object({ url: z.string() }),
  summary: 'Начать вход через провайдера',
})
