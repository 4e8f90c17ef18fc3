import type { AnyEndpoint, Input, Output } from '#platform/contract/endpoint.ts'
import { nameIn, type FileAnswer } from '#platform/contract/file.ts'
import { lineType } from '#platform/contract/stream.ts'
import { socketHeader } from '#platform/contract/socket-header.ts'
import { ApiError, errorOf, isCancelled } from './api-error.ts'
import { readAlone, readTogether, type Answer } from './batch.ts'
import { readCookie } from './cookies.ts'
import { takeFirstCall } from './first-calls.ts'
import { heldAnswer, holdAnswer } from './held-answers.ts'
import { takeAhead, type Asked } from './opening.ts'
import { readLines } from './read-lines.ts'
import { noteServerDate } from './server-clock.ts'

export interface Sending {
  token?: string | undefined
  signal?: AbortSignal | undefined
  idempotencyKey?: string | undefined
  /** Of a reading: under which the cache keeps its answer as it is. */
  cacheKey?: readonly unknown[] | undefined
}
type Values = Record<string, unknown>

let socketId: string | undefined
/** The page's socket is named in its writes; undefined while there is none. */
export function noteSocket(id: string | undefined): void {
  socketId = id
}

/** Path and query of a call; what is undefined, null or empty is left out of the query. */
export function addressOf(endpoint: AnyEndpoint, input: { params?: unknown; query?: unknown }): string {
  const params = (input.params ?? {}) as Values
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries((input.query ?? {}) as Values)) {
    if (value === undefined || value === null || value === '') continue
    for (const one of Array.isArray(value) ? value : [value]) query.append(key, String(one))
  }
  return query.size > 0 ? `${path}?${query}` : path
}

export function bodyOf(endpoint: AnyEndpoint, body: unknown): BodyInit | null {
  if (body === undefined) return null
  if (!endpoint.multipart) return JSON.stringify(body)
  const form = new FormData()
  for (const [key, value] of Object.entries(body as Record<string, string | Blob>)) form.set(key, value)
  return form
}

export function headersOf(endpoint: AnyEndpoint, body: BodyInit | null, { token, idempotencyKey }: Sending): Headers {
  const other = endpoint.streams ? lineType : endpoint.file
  const headers = new Headers({ accept: other === null ? 'application/json' : `${other}, application/json` })
  if (token) headers.set('authorization', `Bearer ${token}`)
  if (typeof body === 'string') headers.set('content-type', 'application/json')
  if (endpoint.method !== 'GET') {
    const xsrf = readCookie('XSRF-TOKEN')
    if (xsrf) headers.set('x-xsrf-token', xsrf)
    if (idempotencyKey) headers.set('idempotency-key', idempotencyKey)
    if (socketId) headers.set(socketHeader, socketId)
  }
  return headers
}

const typeIn = (type: string | null) => (type === null ? {} : { type })
const fileIn = async (answer: Response): Promise<FileAnswer> => ({
  name: nameIn(answer.headers.get('content-disposition'), ''),
  bytes: new Uint8Array(await answer.arrayBuffer()),
  ...typeIn(answer.headers.get('content-type')),
})

/** So many times as many calls as a request may have make an address that every proxy takes. */
const maxAddressLength = 250
/** Readings that share a request with others of their moment; what travels by columns, long questions and alarms have their own. */
const isBatched = ({ byColumns, urgent }: AnyEndpoint, address: string): boolean =>
  byColumns.length === 0 && !urgent && address.length <= maxAddressLength

/** An alarm is never asked for ahead: what it answers must be of this moment. */
const takenAhead = ({ urgent }: AnyEndpoint, address: string, asked: Asked) =>
  urgent ? undefined : takeAhead(address, asked)

/** Reads JSON; whoever holds the answer is not given it again where it is still the same. */
async function read(endpoint: AnyEndpoint, address: string, sending: Sending): Promise<Answer> {
  const known = heldAnswer(address)
  const reading = { address, headers: headersOf(endpoint, null, sending), held: known?.tag }
  const isAlone = !isBatched(endpoint, address)
  const answer = await (takenAhead(endpoint, address, { isAlone, cacheKey: sending.cacheKey }) ??
    (isAlone ? readAlone : readTogether)(reading, sending.signal))
  if (answer.status === 304 && known) return { ...known, status: 200 }
  if (answer.status === 200) holdAnswer(address, answer.tag, answer.body)
  return answer
}

async function ask<E extends AnyEndpoint>(endpoint: E, input: Input<E>, sending: Sending): Promise<Answer> {
  const address = addressOf(endpoint, input)
  if (endpoint.method === 'GET' && endpoint.file === null) return read(endpoint, address, sending)
  const body = bodyOf(endpoint, input.body)
  const headers = headersOf(endpoint, body, sending)
  const { method } = endpoint
  const { signal } = sending
  const answer = await (takeFirstCall(address, headers) ??
    fetch(address, { method, headers, body, ...(signal ? { signal } : {}) }))
  noteServerDate(answer.headers.get('date'))
  if (answer.ok && endpoint.streams) return { status: answer.status, body: readLines(answer) }
  if (answer.ok && endpoint.file !== null) return { status: answer.status, body: await fileIn(answer) }
  return { status: answer.status, body: await answer.json().catch(() => undefined) }
}

/** Sends a call and reads its answer, which is not validated again: the server has done it. */
export async function send<E extends AnyEndpoint>(endpoint: E, input: Input<E>, sending: Sending): Promise<Output<E>> {
  const { status, body } = await ask(endpoint, input, sending).catch((error: unknown) => {
    throw isCancelled(error) ? error : new ApiError(0)
  })
  if (status < 200 || status >= 300) throw errorOf(status, body)
  return body as Output<E>
}
