import * as z from 'zod/mini'
import { open } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'

/** The demonstration's sign-ins, one a role; a school has none to show. */
export const listSignIns = endpoint({
  method: 'GET',
  path: '/api/admin/users/sign-ins',
  access: open(),
  response: z.object({
    items: z.array(z.object({ role: z.string(), login: z.string(), name: z.string() })),
    /** The one password of all of them. */
    password: z.nullable(z.string()),
    /** False while journals are still being filled, though people may enter already. */
    is_complete: z.boolean(),
  }),
  summary: 'Входы демонстрации',
})
