import type { FastifyRequest } from 'fastify'
import { allows } from '#platform/contract/access.ts'
import type { AnyEndpoint } from '#platform/contract/endpoint.ts'
import { msg, type Text } from '#platform/contract/text.ts'
import type { AppContext } from './app-context.ts'
import type { Caller } from './caller.ts'
import { countDenial } from './denials.ts'
import { sentenceOf } from './http/errors.ts'
import { reportError } from './lost-connection.ts'
import { forbidden, Refusal, unauthenticated } from './refusal.ts'
import { Unavailable } from './unavailable.ts'

/** Forms are parsed as they stream in, past the limit of bodies: a long one is refused by the length it tells. */
export function requireForm(request: FastifyRequest, multipart: boolean, maxBytes: number | undefined): void {
  if (!/^multipart\//i.test(request.headers['content-type'] ?? '')) return
  if (!multipart) throw new Refusal(415, msg`Ожидается JSON`)
  if (Number(request.headers['content-length']) <= request.routeOptions.bodyLimit) return
  if (request.headers['content-length'] === undefined) return
  throw new Refusal(
    413,
    maxBytes === undefined ? sentenceOf(413) : msg`Слишком большой файл: не больше ${maxBytes / 1_000_000} МБ`,
  )
}
/** A file is not made for who takes JSON alone. @throws Refusal 406 */
export function requireTaken({ headers: { accept } }: FastifyRequest, { file }: Pick<AnyEndpoint, 'file'>): void {
  if (file !== null && accept === 'application/json') throw new Refusal(406, sentenceOf(406))
}

/** Why a session that is known may not call, where there is something it can do about it. */
function refusalOf({ access }: AnyEndpoint, caller: Caller): Text | undefined {
  if (caller.isSettingUp) return msg`Сначала включите вход в два шага`
  return caller.act !== undefined && allows(access, { ...caller, act: undefined })
    ? msg`Под чужим именем этого не делают: вернитесь в свою учётную запись`
    : undefined
}

/** Before validation: a stranger learns nothing about the shape of a body. @throws Refusal 401, 403 */
export async function requireAccess(
  context: AppContext,
  endpoint: AnyEndpoint,
  { caller }: FastifyRequest,
): Promise<void> {
  if (endpoint.access.kind === 'open') return
  if (caller === null) throw unauthenticated()
  if (allows(endpoint.access, caller)) {
    if (caller.onlyReads && !endpoint.reads) throw onlyReads()
    return
  }
  await countDenial(context.db, caller, `${endpoint.method} ${endpoint.path}`, context.clock.today()).catch(
    (error: Error) => reportError('Отказ не записан', error),
  )
  throw forbidden(refusalOf(endpoint, caller))
}

const onlyReads = (): Refusal => {
  const refusal = forbidden(msg`Под чужим именем открыт только просмотр: включите изменения в полосе над страницей`)
  refusal.code = 'only_reading'
  return refusal
}

/** A disk without room is read only, but for what a school does without least. @throws Unavailable */
export function requireRoom({ disk }: AppContext, { method, urgent }: AnyEndpoint, isVital: boolean): void {
  if (method !== 'GET' && !urgent && !isVital && disk.isFull()) throw new Unavailable('disk')
}
