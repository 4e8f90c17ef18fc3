import * as z from 'zod/mini'
import type { Access } from './access.ts'
import { endpoint, nothing, type Endpoint } from './endpoint.ts'
import type { LineStream } from './stream.ts'

/** The lines of an answer that takes counting: how many parts there are, each by name once it is counted, the answer. */
export type ProgressLine<Answer> =
  | { kind: 'begin'; total: number }
  | { kind: 'part'; title: string }
  | { kind: 'end'; answer: Answer }

/**
 * Declares a call that changes nothing and takes a person's time: it answers JSON lines (`ProgressLine`), the last of them with
 * what was asked. Whoever goes away ends it after the part under way.
 */
export const progressEndpoint = <A extends Access, B extends z.ZodMiniType, R extends z.ZodMiniType>({
  answer,
  ...declared
}: {
  path: `/api/${string}`
  access: A
  body: B
  answer: R
  summary: string
}): Endpoint<typeof nothing, typeof nothing, B, z.ZodMiniType<LineStream<ProgressLine<z.output<R>>>>, A> =>
  endpoint({
    ...declared,
    method: 'POST',
    params: nothing,
    query: nothing,
    response: z.custom<LineStream<ProgressLine<z.output<R>>>>(),
    reads: true,
    streams: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('begin'), total: z.int() }),
      z.object({ kind: z.literal('part'), title: z.string() }),
      z.object({ kind: z.literal('end'), answer }),
    ]),
  })
