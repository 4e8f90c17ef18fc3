import * as z from 'zod/mini'
import { endpoint } from '#platform/contract/endpoint.ts'
import { changesGroups } from './access.ts'
import { batch } from './wire.ts'

/** Takes back what one call of this account has done to groups and memberships, as long as nothing of it was changed since. */
export const undoChange = endpoint({
  method: 'POST',
  path: '/api/grouping/changes/{batch}/undo/',
  access: changesGroups,
  params: z.strictObject({ batch }),
  response: z.object({ batch }),
  summary: 'Отменить сделанное с группами',
})
