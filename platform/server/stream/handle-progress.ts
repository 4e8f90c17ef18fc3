import { AsyncLocalStorage } from 'node:async_hooks'
import type { ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import type * as z from 'zod/mini'
import type { Access } from '#platform/contract/access.ts'
import type { Endpoint, nothing } from '#platform/contract/endpoint.ts'
import type { ProgressLine } from '#platform/contract/progress.ts'
import { lineType, type LineStream } from '#platform/contract/stream.ts'
import { handle, type HandlerContext, type Mounted } from '../handle.ts'
import { reportError } from '../lost-connection.ts'

type Told<B extends z.ZodMiniType, A extends Access, Answer> = Endpoint<
  typeof nothing,
  typeof nothing,
  B,
  z.ZodMiniType<LineStream<ProgressLine<Answer>>>,
  A
>
interface Counting<Answer> {
  /** How many parts there are. */
  total: number
  /** The name of each part once it is counted; the answer in the end. */
  parts: AsyncGenerator<string, Answer>
}

/** What is counted for an account: it waits for one thing at a time. */
const going = new Map<number, { lines: Readable; reader: ServerResponse }>()

/** Ends what is counted for an account, before something else is. */
async function giveUp(account: number): Promise<void> {
  for (let former = going.get(account); former !== undefined; former = going.get(account)) {
    const { promise: ended, resolve } = Promise.withResolvers<void>()
    former.lines.once('close', resolve)
    former.reader.destroy()
    former.lines.destroy()
    await ended
  }
}

/**
 * Answers a call that tells how far it has come, see `progressEndpoint`; it reads outside of any transaction. Of an account the
 * last one asked goes on alone, and none for whoever has gone: it ends after the part under way.
 * @param begin asked first: what it refuses refuses the call
 */
export function handleProgress<B extends z.ZodMiniType, A extends Access, Answer>(
  endpoint: Told<B, A, Answer>,
  begin: (context: HandlerContext<Told<B, A, Answer>>) => Promise<Counting<Answer>>,
): Mounted {
  const answer = async (context: HandlerContext<Told<B, A, Answer>>) => {
    const account = context.caller?.accountId ?? 0
    const counting = await begin(context)
    await giveUp(account)
    const { raw } = context.http.reply
    const lines = Readable.from(linesOf(counting, AsyncLocalStorage.snapshot()))
    going.set(account, { lines, reader: raw })
    lines.once('close', () => going.delete(account))
    // who went away while something was prepared will not be written to
    if (raw.destroyed) lines.destroy()
    context.http.reply.type(lineType).header('cache-control', 'no-store')
    return lines as unknown as LineStream<ProgressLine<Answer>>
  }
  return handle(endpoint, answer, { ownTransactions: true })
}

async function* linesOf<Answer>(
  { total, parts }: Counting<Answer>,
  /** Lines are asked for by whoever writes them; words are said in the reader's language all the same. */
  asAsked: ReturnType<typeof AsyncLocalStorage.snapshot>,
): AsyncGenerator<string> {
  const line = (said: ProgressLine<Answer>) => `${JSON.stringify(said)}\n`
  try {
    yield line({ kind: 'begin', total })
    for (;;) {
      const next = await asAsked(() => parts.next()).catch((error: unknown) => {
        reportError('Ответ с ходом работы', error as Error)
        throw error
      })
      if (next.done) return yield line({ kind: 'end', answer: next.value })
      yield line({ kind: 'part', title: next.value })
    }
  } finally {
    await parts.return(undefined as never)
  }
}
