import { createHmac, timingSafeEqual } from 'node:crypto'
import { now } from '#platform/server/clock.ts'
import type { PictureWidth, planWidth } from './picture-widths.ts'

const minuteMs = 60_000
/** How long a link works, and how long it stays the same, so that a browser shows what it has fetched already. */
const [lifeMs, sameMs] = [15 * minuteMs, 5 * minuteMs]
interface Signed {
  stem: string
  width: number
  /** Milliseconds since the epoch. */
  until: number
  /** The session to which it was given; 0: to anybody, as a logo on the page before signing in. */
  session: number
}
const proofOf = (secret: string, { stem, width, until, session }: Signed): string =>
  createHmac('sha256', secret).update(`media picture\n${stem}\n${width}\n${until}\n${session}`).digest('base64url')

/** Who is given a link: a session, or anybody. */
export interface PictureReader {
  secret: string
  sessionId: number
}
export const publicReader = ({ secret }: { secret: string }): PictureReader => ({ secret, sessionId: 0 })

/** A link to a picture that works for 10 to 15 minutes, in the session to which it was given. */
export function pictureLink(
  { secret, sessionId: session }: PictureReader,
  stem: string,
  width: PictureWidth | typeof planWidth,
  at = now(),
): string {
  const until = Math.floor(at.getTime() / sameMs) * sameMs + lifeMs
  const proof = proofOf(secret, { stem, width, until, session })
  const bound = session === 0 ? '' : `&session=${session}`
  return `/api/media/pictures/${stem}?width=${width}&until=${until}${bound}&proof=${proof}`
}

/** Whether a link is ours and still works. */
export function isGoodLink(secret: string, given: Signed & { proof: string }, at: Date): boolean {
  const expected = Buffer.from(proofOf(secret, given))
  const proof = Buffer.from(given.proof)
  return given.until > at.getTime() && proof.length === expected.length && timingSafeEqual(proof, expected)
}
