import fastifyJwt from '@fastify/jwt'
import type { FastifyInstance } from 'fastify'
import type { RightsLimit } from '#platform/contract/access.ts'
import type { AccessRules } from './access-rules.ts'
import type { Caller } from './caller.ts'

/**
 * Claims of an access token: those of specification §3 (exp in seconds, permissions, client, user_id), the session,
 * the person, the role names, their limits, who really acts and whether they may only look, whether a second factor must be set up first, and the purpose, so that a token made for something else opens nothing.
 */
interface AccessClaims {
  purpose: 'access'
  user_id: number
  client: number
  permissions: { read: string[]; write: string[] }
  roles: string[]
  limits?: readonly RightsLimit[]
  sid: number
  person: number | null
  act?: number
  only_reads?: true
  setup?: true
  /** Of who reads the answers, where they have chosen one. */
  lang?: string
}
declare module '@fastify/jwt' {
  interface FastifyJWT {
    payload: AccessClaims
    user: AccessClaims & { exp: number }
  }
}
declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null
  }
}
export const accessTokenSeconds = 15 * 60
/** Tokens that were verified, as long as they live: those of all who are at school at a time. */
const maxVerified = 2_000

export async function registerTokens(app: FastifyInstance, secret: string): Promise<void> {
  await app.register(fastifyJwt, {
    secret,
    sign: { algorithm: 'HS256', expiresIn: accessTokenSeconds },
    verify: { algorithms: ['HS256'], cache: maxVerified, cacheTTL: accessTokenSeconds * 1000 },
  })
}

export const signAccessToken = (app: FastifyInstance, claims: Omit<AccessClaims, 'purpose'>): string =>
  app.jwt.sign({ ...claims, purpose: 'access' })

type Claims = AccessClaims & { exp: number }
/** Of claims that the library remembers with their token. */
const callers = new WeakMap<Claims, Caller>()

/** @returns the same for the same token, whichever request shows it: nobody may change it */
function callerIn(claims: Claims, accessRules: AccessRules): Caller {
  const known = callers.get(claims)
  if (known?.accessRules === accessRules) return known
  const caller: Caller = Object.freeze({
    accountId: claims.user_id,
    personId: claims.person,
    sessionId: claims.sid,
    client: claims.client,
    permissions: claims.permissions,
    roles: claims.roles,
    limits: claims.limits,
    act: claims.act,
    onlyReads: claims.only_reads,
    isSettingUp: claims.setup,
    language: claims.lang,
    expiresAt: claims.exp,
    accessRules,
  })
  callers.set(claims, caller)
  return caller
}

/** The caller of a bearer token, or null where it is forged, expired, of another purpose or of an ended session. */
export function callerOf(
  app: FastifyInstance,
  token: string,
  { hasEnded, accessRules }: { hasEnded: (sessionId: number) => boolean; accessRules: AccessRules },
): Caller | null {
  try {
    const claims = app.jwt.verify<Claims>(token)
    return claims.purpose !== 'access' || hasEnded(claims.sid) ? null : callerIn(claims, accessRules)
  } catch {
    return null
  }
}
