import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AppContext } from '#platform/server/app-context.ts'
import { now } from '#platform/server/clock.ts'

/** A browser, by what only this server can have given it. */
export interface Device {
  id: string
  /** It has had its name for a while: nobody can make many of these in the moment in which they are wanted. */
  isKnown: boolean
}
type Keys = Pick<AppContext, 'secret' | 'publicUrl'>
interface Http {
  request: FastifyRequest
  reply: FastifyReply
}

const knownAfterSeconds = 300
const yearSeconds = 365 * 24 * 3600
const isSecure = ({ publicUrl }: Keys) => publicUrl.startsWith('https:')
const cookieName = (context: Keys) => (isSecure(context) ? '__Host-sos' : 'sos')
const nowSeconds = () => Math.floor(now().getTime() / 1000)

const signed = ({ secret }: Keys, id: string, since: number): string => {
  const proof = createHmac('sha256', secret).update(`sos device\n${id}\n${since}`).digest('base64url')
  return `${id}.${since}.${proof}`
}

/** The device of a token, or null where we have not given it. */
export function deviceIn(context: Keys, token: string | undefined): Device | null {
  const [id = '', since = ''] = token?.split('.') ?? []
  if (token === undefined || !/^\d{1,12}$/.test(since)) return null
  const [expected, given] = [Buffer.from(signed(context, id, Number(since))), Buffer.from(token)]
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return null
  return { id, isKnown: nowSeconds() - Number(since) >= knownAfterSeconds }
}

/**
 * The device that asks: by its cookie, else by a token that it sends (of a browser that keeps no cookies), else a new one,
 * which gets its cookie with the answer.
 * @param sent what the device has sent of itself: such a token, or a UUID of its own, by which it is known from then on
 */
export function deviceOf(context: Keys, { request, reply }: Http, sent?: string): Device & { token: string } {
  const kept = request.cookies[cookieName(context)]
  for (const token of [kept, sent]) {
    const device = deviceIn(context, token)
    if (device !== null && token !== undefined) return { ...device, token }
  }
  const id = sent !== undefined && /^[0-9a-f-]{36}$/.test(sent) ? sent : randomUUID()
  const token = signed(context, id, nowSeconds())
  const shape = { path: '/', sameSite: 'lax', httpOnly: true, secure: isSecure(context), maxAge: yearSeconds } as const
  reply.setCookie(cookieName(context), token, shape)
  return { id, isKnown: false, token }
}
