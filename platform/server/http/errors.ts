import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import type { Objection, Outage, Unavailability } from '#platform/contract/problem.ts'
import { msg, t, type Text } from '#platform/contract/text.ts'
import { refusalOfDatabase } from '../database-error.ts'
import { reportError } from '../lost-connection.ts'
import { rarely } from '../rarely.ts'
import { Refusal } from '../refusal.ts'
import { retryAfterSeconds, Unavailable, unavailabilityOf } from '../unavailable.ts'
import { forReader } from './language.ts'

const sentences: Readonly<Record<number, Text>> = {
  404: msg`Не найдено`,
  405: msg`Действие не поддерживается`,
  406: msg`Ответ — файл, а не JSON`,
  408: msg`Запрос шёл слишком долго, повторите`,
  413: msg`Слишком большой запрос: не больше 1 МБ`,
  414: msg`Слишком длинный адрес`,
  415: msg`Формат запроса не поддерживается: ожидается JSON`,
  429: msg`Слишком много запросов, повторите позже`,
  431: msg`Слишком длинные заголовки запроса`,
}
/** What a refusal of the server's own says. */
export const sentenceOf = (status: number): Text => sentences[status] ?? msg`Запрос отклонён`

/** A block of thousands of bad rows is answered with no more objections than a person reads. */
const maxObjections = 100
const maxKeyCharacters = 50

function objections(error: FastifyError): Objection[] | undefined {
  if (!hasZodFastifySchemaValidationErrors(error)) return undefined
  const where = error.validationContext === 'querystring' ? 'query' : (error.validationContext ?? 'body')
  return error.validation.slice(0, maxObjections).map((one) => ({
    loc: [where, ...one.instancePath.split('/').filter(Boolean), ...unknownKeys(one)],
    msg: one.message ?? t`Неверное значение`,
    type: one.keyword,
  }))
}
const unknownKeys = (one: { keyword: string; params?: unknown }): string[] => {
  const keys = (one.params as { keys?: string[] } | undefined)?.keys
  return one.keyword === 'unrecognized_keys' && keys?.[0] !== undefined ? [keys[0].slice(0, maxKeyCharacters)] : []
}

/** What the parser of forms throws at input that is none; it gives these errors no status. */
const brokenForm = /^Multipart: |unexpected end of multipart data|^The needle |^aborted$/i

const unparsed = ({ code }: FastifyError): Objection => ({
  loc: [code === 'FST_ERR_BAD_URL' ? 'params' : 'body'],
  msg: t`Запрос не разобран`,
  type: 'syntax',
})

function sendRefusal(reply: FastifyReply, refusal: Refusal) {
  if (refusal.retryAfterSeconds !== undefined) reply.header('retry-after', String(refusal.retryAfterSeconds))
  const { detail, code } = refusal
  return reply.code(refusal.status).send(code === undefined ? { detail } : { detail, code })
}

/** Stacks alone: what else hangs on an error of the database shows the row it was about. */
const traceOf = ({ stack, cause }: Error): string =>
  cause instanceof Error ? `${stack}\ncaused by ${traceOf(cause)}` : (stack ?? '')

const printRarely = rarely((line) => console.error(line))
/** Of a failure that is met by every call the first within a minute shows where it comes from. */
function reportFailure(error: FastifyError, { id, method, routeOptions }: FastifyRequest): void {
  const call = `${method} ${routeOptions.url ?? ''}`
  printRarely(`[${id}] ${call} ${error.code ?? ''} ${traceOf(error)}`, `${call} ${error.code} ${error.message}`)
}

function sendOutage(reply: FastifyReply, reason: Unavailability, error: FastifyError) {
  // what is refused at the door was told of when the door was closed
  if (!(error instanceof Unavailable)) reportError('Запрос', error)
  const body: Outage = reason === 'busy' ? {} : { reason }
  return reply.code(503).header('retry-after', String(retryAfterSeconds[reason])).send(body)
}

/** The one exit of all errors: `{ detail }` for what a person can mend, nothing but a request id for failures of ours. */
export const answerError = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) =>
  forReader(request, () => answer(error, request, reply))

function answer(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const refusal = error instanceof Refusal ? error : refusalOfDatabase(error)
  if (refusal) return sendRefusal(reply, refusal)
  const list = objections(error)
  if (list) return reply.code(422).send({ detail: list })
  const status = error.statusCode ?? (brokenForm.test(error.message) ? 400 : 500)
  if (status === 400) return reply.code(422).send({ detail: [unparsed(error)] })
  if (status < 500) return reply.code(status).send({ detail: sentenceOf(status).toString() })
  const reason = unavailabilityOf(error)
  if (reason !== undefined) return sendOutage(reply, reason, error)
  reportFailure(error, request)
  return reply.code(500).send({})
}

export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler(answerError)
}
