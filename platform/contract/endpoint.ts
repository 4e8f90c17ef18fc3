import * as z from 'zod/mini'
import type { Access } from './access.ts'

type Shape = z.ZodMiniType
export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** One call of the product: types, validation, OpenAPI, client, cache key, visibility and tests all come from it. */
export interface Endpoint<
  P extends Shape = Shape,
  Q extends Shape = Shape,
  B extends Shape = Shape,
  R extends Shape = Shape,
  A extends Access = Access,
> {
  method: Method
  path: `/api/${string}`
  access: A
  params: P
  query: Q
  body: B
  response: R
  /** In Russian: the page of calls shows it. */
  summary: string
  /** The body comes as multipart/form-data. */
  multipart: boolean
  /** Of a call that takes a file: the most it may weigh. */
  maxBytes?: number | undefined
  /** A large answer: written by a compiled JSON schema instead of being parsed by zod. */
  hot: boolean
  /** Lists of a hot answer whose rows may travel by columns, for who asks for them so: `platform/contract/columns.ts`. */
  byColumns: readonly string[]
  /**
   * Where seconds count: answered on connections of its own and under any load, asked in a request of its own. Exports, sign-ins
   * and whatever else is asked must not hold it up.
   */
  urgent: boolean
  /** Failures show no notification and success moves no loading bar (page views, cells of a grid). */
  silent: boolean
  /** Nobody waits for its answer: a page says it through its socket, where one stands. */
  said: boolean
  /** The answer is a file of this content type: declared by `fileEndpoint`. */
  file: string | null
  /** The shape of a line, where it answers JSON lines as it goes: declared by `streamEndpoint` or `progressEndpoint`. */
  streams: Shape | null
  /** Changes nothing of the school, whatever its method: open also to who may only look, under another's name. */
  reads: boolean
}
/** Of a call that takes no parameters, query or body. */
export const nothing = z.strictObject({})
type Nothing = typeof nothing

interface Declared<P extends Shape, Q extends Shape, B extends Shape, R extends Shape, A extends Access> {
  method: Method
  path: `/api/${string}`
  access: A
  params?: P
  query?: Q
  body?: B
  response: R
  summary: string
  multipart?: boolean
  maxBytes?: number
  hot?: boolean
  byColumns?: readonly string[]
  urgent?: boolean
  silent?: boolean
  said?: boolean
  file?: string | null
  streams?: Shape | null
  reads?: boolean
}

/** Declares a call. `access` has no default: an endpoint without it does not compile. */
export function endpoint<
  R extends Shape,
  A extends Access,
  P extends Shape = Nothing,
  Q extends Shape = Nothing,
  B extends Shape = Nothing,
>(declared: Declared<P, Q, B, R, A>): Endpoint<P, Q, B, R, A> {
  const usual = {
    multipart: false,
    hot: false,
    byColumns: [],
    urgent: false,
    silent: false,
    said: false,
    file: null,
    streams: null,
    reads: declared.method === 'GET',
    params: nothing as unknown as P,
    query: nothing as unknown as Q,
    body: nothing as unknown as B,
  }
  // as they stand: in a browser they are made when they are asked for
  return Object.defineProperties(usual, Object.getOwnPropertyDescriptors(declared)) as typeof usual & typeof declared
}
export type AnyEndpoint = Endpoint
export type Input<E extends AnyEndpoint> = {
  params?: z.input<E['params']>
  query?: z.input<E['query']>
  body?: z.input<E['body']>
}
export type Output<E extends AnyEndpoint> = z.output<E['response']>
/** The key under which an answer is cached in the browser; without input, of all answers of the call. */
export const keyOf = (requested: AnyEndpoint, input?: object) =>
  input ? ([requested.path, requested.method, input] as const) : ([requested.path, requested.method] as const)
