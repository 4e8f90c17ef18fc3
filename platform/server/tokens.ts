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
/** Tokens whose claims are remembered until they end: those of all who are at school at a time. Nobody may change what a claim holds. */
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

/** The caller of a bearer token, or null where it is forged, expired, of another purpose or of an ended session. */
export function callerOf(
  app: FastifyInstance,
  token: string,
  { hasEnded, accessRules }: { hasEnded: (sessionId: number) => boolean; accessRules: AccessRules },
): Caller | null {
  try {
    const claims = app.jwt.verify<AccessClaims & { exp: number }>(token)
    if (claims.purpose !== 'access' || hasEnded(claims.sid)) return null
    return {
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
    }
  } catch {
    return null
  }
}
