import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import * as z from 'zod/mini'
import type { Access } from '#platform/contract/access.ts'
import { nothing, type AnyEndpoint, type Endpoint, type Output } from '#platform/contract/endpoint.ts'
import { dispositionOf, fileTypes, type FileAnswer } from '#platform/contract/file.ts'
import { asksForPaper } from '#platform/contract/list.ts'
import { lineType } from '#platform/contract/stream.ts'
import { Problem } from '#platform/contract/problem.ts'
import { msg } from '#platform/contract/text.ts'
import type { Caller } from './caller.ts'
import type { Database } from './database.ts'
import { record, type Change } from './history.ts'
import type { AppContext, Publish } from './app-context.ts'
import { keepAnswer } from './conditional/answer-memory.ts'
import { whereChanged, type KeysOf } from './conditional/where-changed.ts'
import { columnForm } from './http/column-form.ts'
import { hotSerializer } from './http/hot-serializer.ts'
import { once } from './idempotency.ts'
import { onPaper } from './language/spoken.ts'
import { inTransaction, waitingEvents } from './in-transaction.ts'
import { isUndrawn } from './list-paper.ts'
import { Refusal } from './refusal.ts'
import { requireAccess, requireForm, requireRoom, requireTaken } from './request-checks.ts'
import { askedBy, inTurn, type Asker } from './threads/asker.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Of @fastify/under-pressure: in place of its refusal. */
    pressureHandler?: () => undefined
  }
}
type CallerOf<A extends Access> = A extends { kind: 'open' } ? Caller | null : Caller

/** What a handler is given. */
export interface HandlerContext<E extends AnyEndpoint> {
  params: z.output<E['params']>
  query: z.output<E['query']>
  body: z.output<E['body']>
  caller: CallerOf<E['access']>
  /** A transaction in writes, the pool in reads and where the handler begins its own. */
  db: Database
  /** The school's calendar date, `yyyy-MM-dd`. */
  today: string
  context: AppContext
  /** Published after the transaction is committed, never of one that was rolled back. */
  publish: Publish
  /** Writes into the history, as this caller. */
  record: (...changes: Change[]) => Promise<void>
  /** For cookies, streams and addresses only. */
  http: { request: FastifyRequest; reply: FastifyReply }
}
/** An endpoint with its handler, ready to be mounted. */
export interface Mounted {
  endpoint: AnyEndpoint
  /** Who holds its answer gets 304 while nothing has changed. */
  isConditional: boolean
  mount: (context: AppContext) => void
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

function idempotencyKey(request: FastifyRequest): string | undefined {
  const given = request.headers['idempotency-key']
  if (given === undefined) return undefined
  if (typeof given !== 'string' || !uuid.test(given))
    throw new Refusal(422, [{ loc: ['header', 'idempotency-key'], msg: msg`Ожидается UUID`, type: 'format' }])
  return given.toLowerCase()
}

/** A call without a body may be sent without one, or with `{}`. */
const bodyOf = (endpoint: { body: z.ZodMiniType }) =>
  endpoint.body === nothing ? z.nullish(endpoint.body) : endpoint.body

/** What a form weighs beside its file. */
const formBytes = 20_000
/** The limits of a call that takes a file; others keep those of all calls. */
const limitsOf = (maxBytes: number | undefined, urgent: boolean) =>
  maxBytes === undefined
    ? { config: urgent ? underAnyLoad : {} }
    : { bodyLimit: maxBytes + formBytes, config: { multipartOptions: { limits: { fileSize: maxBytes } } } }

/** Stores what a refusal leaves behind, once the call that was refused is rolled back; it may be answered by another refusal. */
const withLastWord = <T>(context: AppContext, result: Promise<T>): Promise<T> =>
  result.catch(async (error: unknown) => {
    throw error instanceof Refusal ? ((await (error as Refusal<AppContext>).afterwards?.(context)) ?? error) : error
  })

/** Nothing in a file may run, whoever opens it and wherever. */
function sendFile(reply: FastifyReply, usual: string, { name, bytes, type = usual, isShown = false }: FileAnswer) {
  return reply
    .type(type)
    .header('content-disposition', dispositionOf(name, isShown ? 'inline' : 'attachment'))
    .header('content-security-policy', "default-src 'none'; sandbox")
    .send(bytes)
}
const fileDescription = 'Файл'
const linesDescription = 'Строки JSON, каждая сразу, как готова'
/** A file stands in the description of calls as its bytes. */
const answerOf = ({ file, streams, response }: Pick<AnyEndpoint, 'file' | 'streams' | 'response'>) => {
  if (streams) return { description: linesDescription, content: { [lineType]: { schema: streams } } }
  return file === null ? response : { description: fileDescription, content: { [file]: { schema: z.file() } } }
}

interface HandlerOptions<E extends AnyEndpoint> {
  /**
   * The handler begins its own transactions: where work must outlive a refusal (counting failures), or where long
   * waiting must not hold a connection (hashing). Such calls know no Idempotency-Key.
   */
  ownTransactions?: boolean
  /** Written also while the disk is full, from what is left: without it nobody could go on reading. Urgent calls are too. */
  isVital?: boolean
  /**
   * Of a reading that is made of the database alone: whoever holds its answer gets 304 as long as nothing has changed. Or the
   * keys of the rows it is made of, in the tables whose changes are counted by keys.
   */
  conditional?: true | KeysOf<HandlerContext<E>>
}
/** Whoever acts, under whatever name; they have gone when the connection ends before its answer is there. */
const askerOf = ({ caller, ip }: FastifyRequest, { raw }: FastifyReply): Asker => ({
  key: caller === null ? `address ${ip}` : `account ${caller.act ?? caller.accountId}`,
  whenGone: (listener) => {
    if (raw.destroyed) listener()
    else raw.once('close', listener)
    return () => void raw.off('close', listener)
  },
})
/** Files that are made for whoever takes them: what goes into them is gathered within their turn too. */
const madeFiles: readonly (string | null)[] = [fileTypes.pdf, fileTypes.xlsx, fileTypes.docx]

/** What is for paper speaks its language; a list for paper gets its head: when it was made, and by whom. */
function inItsForm<T>(
  context: AppContext,
  { file }: Pick<AnyEndpoint, 'file'>,
  { query, caller }: FastifyRequest,
  act: () => Promise<T>,
) {
  if (file !== fileTypes.pdf && (file === null || !asksForPaper(query))) return act()
  return onPaper(async () => {
    const answer = await act()
    return caller !== null && isUndrawn(answer) ? answer.draw(await context.paperHead(caller)) : answer
  })
}

/** Overload refuses others. */
const underAnyLoad = { pressureHandler: () => undefined }

/** What is checked and described of an endpoint, alike in each application. */
const schemaOf = (endpoint: AnyEndpoint) => ({
  summary: endpoint.summary,
  tags: [endpoint.path.split('/')[2] ?? ''],
  params: endpoint.params,
  querystring: endpoint.query,
  ...(endpoint.method === 'GET' ? {} : { body: bodyOf(endpoint) }),
  ...(endpoint.multipart ? { consumes: ['multipart/form-data'] } : {}),
  ...(endpoint.access.kind === 'open' ? { security: [] } : {}),
  response: { 200: answerOf(endpoint), '4xx': Problem },
})

/** Where an endpoint stands and what it lets in. */
function routeOf(
  endpoint: AnyEndpoint,
  context: AppContext,
  { isVital = false }: { isVital?: boolean },
): Omit<RouteOptions, 'handler' | 'schema'> {
  const maxBytes = endpoint.maxBytes && Math.min(endpoint.maxBytes, context.maxUploadBytes)
  return {
    // asking whether a file is there would make it, and note that it was taken
    exposeHeadRoute: endpoint.file === null,
    method: endpoint.method,
    url: endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    ...limitsOf(maxBytes, endpoint.urgent),
    ...(endpoint.hot ? { serializerCompiler: hotSerializer } : {}),
    onRequest: async (request) => {
      requireForm(request, endpoint.multipart, maxBytes)
      await requireAccess(context, endpoint, request)
      requireTaken(request, endpoint)
      requireRoom(context, endpoint, isVital)
    },
  }
}

/**
 * Joins an endpoint with what it does: access first, then validation, then one transaction, then events. Of calls that answer
 * a PDF or an XLSX one of a caller runs at a time and three wait; more are 429.
 */
export function handle<
  P extends z.ZodMiniType,
  Q extends z.ZodMiniType,
  B extends z.ZodMiniType,
  R extends z.ZodMiniType,
  A extends Access,
>(
  endpoint: Endpoint<P, Q, B, R, A>,
  act: (handlerContext: HandlerContext<Endpoint<P, Q, B, R, A>>) => Promise<Output<Endpoint<P, Q, B, R, A>>>,
  options: HandlerOptions<Endpoint<P, Q, B, R, A>> = {},
): Mounted {
  type E = Endpoint<P, Q, B, R, A>
  const isPlain = endpoint.method === 'GET' || options.ownTransactions === true
  const isMade = madeFiles.includes(endpoint.file)
  const form = columnForm(endpoint)
  const answer = async (context: AppContext, request: FastifyRequest, reply: FastifyReply, acting: typeof act) => {
    const events = waitingEvents(context)
    const { caller } = request
    const pool = endpoint.urgent ? context.urgentDb : context.db
    const run = async (db: Database) => {
      events.forget()
      const handlerContext = {
        params: request.params,
        query: request.query,
        body: request.body,
        caller,
        db,
        today: context.clock.today(),
        context,
        publish: events.publish,
        record: async (...changes: Change[]) => {
          if (caller) await record(db, caller, request.id, changes)
        },
        http: { request, reply },
      } as HandlerContext<E>
      const key = isPlain || caller === null ? undefined : idempotencyKey(request)
      if (key === undefined || caller === null)
        return inItsForm(context, endpoint, request, () => acting(handlerContext))
      return once(db, caller.accountId, key, `${endpoint.method} ${request.url}`, () => acting(handlerContext))
    }
    const work = () => withLastWord(context, isPlain ? run(pool) : inTransaction(pool, run))
    const result = await askedBy(askerOf(request, reply), () => (isMade ? inTurn(work) : work()))
    events.send()
    form.choose(request, reply)
    return endpoint.file === null ? result : sendFile(reply, endpoint.file, result as FileAnswer)
  }
  const known = endpoint as unknown as AnyEndpoint
  return {
    endpoint: known,
    isConditional: options.conditional !== undefined,
    mount: (context) => {
      const acting = whereChanged(context, act, options.conditional, form.of)
      const handler = async (request: FastifyRequest, reply: FastifyReply) => answer(context, request, reply, acting)
      const sent = options.conditional === undefined ? {} : { onSend: keepAnswer(context.answers) }
      context.app.route({ ...routeOf(known, context, options), ...sent, schema: schemaOf(known), handler })
    },
  }
}
