import { createHmac, timingSafeEqual } from 'node:crypto'

const proofOf = (secret: string, sessionId: number) =>
  createHmac('sha256', secret).update(`media session\n${sessionId}`).digest('base64url')

/** What a browser proves its session with where it fetches pictures, which bear no token; it opens nothing else. */
export const pictureCookie = (secret: string, sessionId: number): string => `${sessionId}.${proofOf(secret, sessionId)}`

/** The session of such a cookie, or null. */
export function sessionOfPictures(secret: string, cookie: string | undefined): number | null {
  const [id = '', given = ''] = cookie?.split('.') ?? []
  if (!/^\d{1,15}$/.test(id)) return null
  const [proof, expected] = [Buffer.from(given), Buffer.from(proofOf(secret, Number(id)))]
  return proof.length === expected.length && timingSafeEqual(proof, expected) ? Number(id) : null
}

/** Over http, and bound to the host over https. */
export const pictureCookieNames = ['pictures', '__Host-pictures'] as const
