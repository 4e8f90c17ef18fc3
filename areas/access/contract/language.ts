import * as z from 'zod/mini'
import { inOwnName, self } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { locales } from '#platform/contract/language.ts'

const Choice = z.strictObject({ language: z.nullable(z.enum(locales)) })

/** In which language one is answered, told and written to, from the next renewal of the token on; null: the browser's. */
export const changeLanguage = endpoint({
  method: 'PATCH',
  path: '/api/admin/users/language',
  access: inOwnName(self()),
  body: Choice,
  response: Choice,
  summary: 'Выбрать свой язык',
})
