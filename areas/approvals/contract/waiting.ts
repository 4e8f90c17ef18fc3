import * as z from 'zod/mini'
import { self } from '#platform/contract/access.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { countText, id, isoDate, line } from '#platform/contract/wire.ts'

const Item = z.object({
  id,
  title: z.string(),
  hint: z.nullable(z.string()),
  link: z.string(),
  due_on: z.nullable(isoDate),
})
export type WaitingItem = z.infer<typeof Item>
/** What waits for the reader, area by area; areas in which nothing waits are left out. */
export const readWaiting = endpoint({
  method: 'GET',
  path: '/api/documents/waiting/',
  access: self(),
  query: z.strictObject({
    size: z._default(countText(20).check(z.minimum(1)), 5),
    /** Of this area's source alone. */
    source: z.optional(line(60)),
  }),
  response: z.object({
    total: z.int(),
    groups: z.array(
      z.object({ id: z.string(), title: z.string(), link: z.string(), total: z.int(), items: z.array(Item) }),
    ),
  }),
  silent: true,
  summary: 'Что ждёт меня во всех разделах',
})
