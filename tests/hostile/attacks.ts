import { unescape as unescapeQuery } from 'node:querystring'
import * as z from 'zod/mini'
import { nothing, type AnyEndpoint, type Method } from '#platform/contract/endpoint.ts'
import { hostileJson, hostileTexts, type Hostile } from './hostile-values.ts'
import { isList, isNumeric, placesOf, sampleOf, type Known, type Place } from './samples.ts'

/** One hostile call of an endpoint. */
export interface Attack {
  what: string
  method: Method
  url: string
  /** A JSON text. */
  payload?: string
  /** Whether the contract takes it: then the answer is the handler's. */
  isSound: boolean
  /** Whether no handler may take it either. */
  isNever: boolean
}
type Sent = Omit<Attack, 'method'>
/** Made only when it is its turn: judging what the contract takes is most of the work. */
type Drawn = () => Sent
/** The body that goes with a hostile address. */
const soundBody = ({ method, body }: AnyEndpoint, known: Known): Pick<Attack, 'payload'> =>
  method === 'GET' ? {} : { payload: JSON.stringify(sampleOf(body, known)) }

const takes = (schema: z.core.$ZodType, value: unknown) => z.safeParse(schema, value).success
const isTooLongForPath = (raw: string) => raw.length > 200

function decoded(raw: string): string | undefined {
  try {
    return decodeURIComponent(raw)
  } catch {
    return undefined
  }
}
/** Hours of lessons are counted by halves. */
const takesHalves = (name: string) => ['hours', 'hours_year'].includes(name)
const isNever = ({ name, schema }: Place, { raw, isNever: never, isNoNumber, isNoList }: Hostile, one: 1 | '1') =>
  (never === true && !(raw === '1.5' && takesHalves(name))) ||
  (isNoList === true && !isList(schema)) ||
  (isNoNumber === true && isNumeric(schema, one))

/** The address with samples for its parameters, and for the queries that it can't do without. */
function addressOf(endpoint: AnyEndpoint, known: Known, instead: Record<string, string> = {}): string {
  const params = { ...(sampleOf(endpoint.params, known) as Record<string, string>), ...instead }
  return endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '')
}

function onPath(endpoint: AnyEndpoint, known: Known): Drawn[] {
  const places = placesOf(endpoint.params, known).filter(({ name }) => name !== '')
  return places.flatMap((place) =>
    hostileTexts.map((hostile) => (): Sent => {
      const value = decoded(hostile.raw)
      return {
        ...soundBody(endpoint, known),
        what: `${place.name} in the path: ${hostile.raw.slice(0, 60)}`,
        url: addressOf(endpoint, known, { [place.name]: hostile.raw }),
        isSound: value !== undefined && !isTooLongForPath(value) && takes(endpoint.params, place.put(value)),
        isNever: isNever(place, hostile, '1'),
      }
    }),
  )
}

function inQuery(endpoint: AnyEndpoint, known: Known): Drawn[] {
  const url = addressOf(endpoint, known)
  const requested = (query: string, isSound = false, never = true): Sent => ({
    ...soundBody(endpoint, known),
    what: `?${query.slice(0, 60)}`,
    url: `${url}?${query}`,
    isSound,
    isNever: never,
  })
  const fields = placesOf(endpoint.query, known).filter(({ name }) => name !== '')
  return [
    ...['unknown_to_all=1', '__proto__=1', '__proto__[client]=0', 'constructor=1'].map(
      (query) => () => requested(query),
    ),
    ...fields.flatMap((place) => [
      () => requested(`${place.name}=1&${place.name}=1`),
      () => requested(`${place.name}[]=1`),
      ...hostileTexts.map(
        (hostile) => () =>
          requested(
            `${place.name}=${hostile.raw}`,
            takes(endpoint.query, { [place.name]: unescapeQuery(hostile.raw) }),
            isNever(place, hostile, '1'),
          ),
      ),
    ]),
  ]
}

const hole = 'THE HOLE'
function inBody(endpoint: AnyEndpoint, known: Known): Drawn[] {
  const url = addressOf(endpoint, known)
  const isBodiless = endpoint.body === nothing
  const sent = (what: string, payload: string, never: boolean): Sent => {
    const value: unknown = JSON.parse(payload)
    const isSound = (isBodiless && value === null) || takes(endpoint.body, value)
    return { what, url, payload, isSound, isNever: never }
  }
  const sample = JSON.stringify(sampleOf(endpoint.body, known))
  const more = (field: string) =>
    sent(
      `also ${field.slice(0, 60)}`,
      sample.replace(/^\{("?)/, (_, next: string) => `{${field}${next && `,${next}`}`),
      true,
    )
  const placed = placesOf(endpoint.body, known).flatMap((place) => {
    const around = JSON.stringify(place.put(hole))
    return hostileJson.map(
      (hostile) => () =>
        sent(
          `${place.name || 'the body'}: ${hostile.raw.slice(0, 60)}`,
          around.replace(JSON.stringify(hole), () => hostile.raw),
          // tokens and passwords are taken as they are typed, and hashed
          !/token|password|current/.test(place.name) && isNever(place, hostile, 1),
        ),
    )
  })
  return [
    ...placed,
    () => more('"roles": ["ceasar"]'),
    () => more('"__proto__": {"client": 0}'),
    () => more(`"${'k'.repeat(20_000)}": 1`),
  ]
}

/** Every hostile value in every field of an endpoint, each to be drawn. @param known values of fields that lead to real rows */
export function attacksOn(endpoint: AnyEndpoint, known: Known): (() => Attack)[] {
  const { method } = endpoint
  const drawn = [
    ...onPath(endpoint, known),
    ...inQuery(endpoint, known),
    ...(method === 'GET' ? [] : inBody(endpoint, known)),
  ]
  return drawn.map((draw) => () => ({ ...draw(), method }))
}
