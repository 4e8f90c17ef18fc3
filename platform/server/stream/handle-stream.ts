import { AsyncLocalStorage } from 'node:async_hooks'
import { Readable } from 'node:stream'
import type * as z from 'zod/mini'
import { allows, type Access } from '#platform/contract/access.ts'
import type { Endpoint, nothing } from '#platform/contract/endpoint.ts'
import { lineType, type LineStream, type StreamItem, type StreamLine } from '#platform/contract/stream.ts'
import { msg } from '#platform/contract/text.ts'
import type { Caller } from '../caller.ts'
import type { Database } from '../database.ts'
import { handle, type HandlerContext, type Mounted } from '../handle.ts'
import { record } from '../history.ts'
import { inTransaction, waitingEvents } from '../in-transaction.ts'
import { reportError } from '../lost-connection.ts'
import { forbidden, Refusal } from '../refusal.ts'

type Streamed<B extends z.ZodMiniType, A extends Access> = Endpoint<
  typeof nothing,
  typeof nothing,
  B,
  z.ZodMiniType<LineStream>,
  A
>
type Context<B extends z.ZodMiniType, A extends Access> = HandlerContext<Streamed<B, A>>

interface Work<B extends z.ZodMiniType, A extends Access> {
  ids: readonly number[]
  /** Settles one item in its own transaction; a refusal is told of this one alone. What is done already is done. */
  settle: (id: number, context: Context<B, A>) => Promise<unknown>
}
type Begin<B extends z.ZodMiniType, A extends Access> = (context: Context<B, A>) => Promise<Work<B, A>>
/** Accounts whose call goes on: one at a time, each item takes a transaction. */
const going = new Set<number>()

/**
 * Answers a call of the school's side over many items line by line, see `streamEndpoint`. Of an account one goes at a time; a second one is 429.
 * @param begin asked first, outside of any transaction: what it refuses refuses the whole call
 */
export function handleStream<B extends z.ZodMiniType, A extends Access>(
  endpoint: Streamed<B, A>,
  begin: Begin<B, A>,
): Mounted {
  const answer = async (context: Context<B, A>) => {
    const account = context.caller?.accountId ?? 0
    if (going.has(account)) throw new Refusal(429, msg`Дождитесь, пока закончится прежняя работа`)
    going.add(account)
    try {
      const work = await begin(context)
      const lines = Readable.from(linesOf(work, endpoint, context, AsyncLocalStorage.snapshot()))
      lines.once('close', () => going.delete(account))
      context.http.reply.type(lineType).header('cache-control', 'no-store')
      return lines as unknown as LineStream
    } catch (error) {
      going.delete(account)
      throw error
    }
  }
  return handle(endpoint, answer, { ownTransactions: true })
}

/** Rights end when they end, also in the middle. @throws 403 */
async function presentCaller<B extends z.ZodMiniType, A extends Access>(
  db: Database,
  { access }: Streamed<B, A>,
  { caller, context, today }: Context<B, A>,
): Promise<Context<B, A>['caller'] & Caller> {
  const account = { accountId: caller?.accountId ?? 0, actor: caller?.act ?? null }
  const present = await context.callerOfAccount(db, account, today)
  if (present === null || !allows(access, present)) throw forbidden()
  return present as Context<B, A>['caller'] & Caller
}

/** One step of the call: a transaction with its history, and its events once it is committed. */
async function inStep<B extends z.ZodMiniType, A extends Access, T>(
  endpoint: Streamed<B, A>,
  context: Context<B, A>,
  act: (own: Context<B, A>) => Promise<T>,
): Promise<T> {
  const events = waitingEvents(context.context)
  const result = await inTransaction(context.context.db, async (db: Database) => {
    events.forget()
    const caller = await presentCaller(db, endpoint, context)
    const recorded: Context<B, A>['record'] = async (...changes) => {
      await record(db, caller, context.http.request.id, changes)
    }
    return act({ ...context, caller, db, publish: events.publish, record: recorded })
  })
  events.send()
  return result
}

const line = (said: StreamLine): string => `${JSON.stringify(said)}\n`

async function* linesOf<B extends z.ZodMiniType, A extends Access>(
  { ids, settle }: Work<B, A>,
  endpoint: Streamed<B, A>,
  context: Context<B, A>,
  /** Lines are asked for by whoever writes them; words are said in the reader's language all the same. */
  asAsked: ReturnType<typeof AsyncLocalStorage.snapshot>,
): AsyncGenerator<string> {
  yield line({ kind: 'begin', total: ids.length })
  for (const id of ids) {
    yield line(await asAsked(() => settled(id, endpoint, context, settle)))
  }
  yield line({ kind: 'end' })
}

async function settled<B extends z.ZodMiniType, A extends Access>(
  id: number,
  endpoint: Streamed<B, A>,
  context: Context<B, A>,
  settle: Work<B, A>['settle'],
): Promise<StreamItem> {
  try {
    await inStep(endpoint, context, (own) => settle(id, own))
    return { kind: 'item', id, outcome: 'done', reason: null }
  } catch (error) {
    if (!(error instanceof Refusal)) {
      reportError('Построчный ответ', error as Error)
      throw error
    }
    return { kind: 'item', id, outcome: 'refused', reason: error.words.toString() }
  }
}
