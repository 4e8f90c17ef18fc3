import * as z from 'zod/mini'
import type { Access } from './access.ts'
import { endpoint, nothing, type Endpoint } from './endpoint.ts'

export const lineType = 'application/x-ndjson'

/** What became of one item of many: done now or before, or why not. */
const StreamItem = z.object({
  kind: z.literal('item'),
  id: z.int(),
  outcome: z.enum(['done', 'refused']),
  reason: z.nullable(z.string()),
})
export type StreamItem = z.infer<typeof StreamItem>
/** The lines of an answer: how many there will be, each item as soon as it is settled, and the last one once all are. */
export const StreamLine = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('begin'), total: z.int() }),
  StreamItem,
  z.object({ kind: z.literal('end') }),
])
export type StreamLine = z.infer<typeof StreamLine>

/** An answer on its way: its lines as they come, and the way to give it up. */
export interface LineStream<Line = StreamLine> {
  lines: AsyncIterable<Line>
  stop: () => void
}

/**
 * Declares a call over many items that answers JSON lines (`StreamLine`) as it goes: each item is settled in a transaction of its
 * own. Whoever goes away stops it, the item under way is done or undone whole; the same call again goes on where it ended.
 */
export const streamEndpoint = <A extends Access, B extends z.ZodMiniType>(declared: {
  path: `/api/${string}`
  access: A
  body: B
  summary: string
}): Endpoint<typeof nothing, typeof nothing, B, z.ZodMiniType<LineStream>, A> =>
  endpoint({
    ...declared,
    method: 'POST',
    params: nothing,
    query: nothing,
    response: z.custom<LineStream>(),
    streams: StreamLine,
  })
