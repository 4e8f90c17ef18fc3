import { createHmac, timingSafeEqual } from 'node:crypto'
import { now } from '#platform/server/clock.ts'
import type { PictureWidth, planWidth } from './picture-widths.ts'

const hourMs = 3_600_000
interface Signed {
  stem: string
  width: number
  /** Milliseconds since the epoch. */
  until: number
}
const proofOf = (secret: string, { stem, width, until }: Signed): string =>
  createHmac('sha256', secret).update(`media picture\n${stem}\n${width}\n${until}`).digest('base64url')

/**
 * A link to a picture that works for one to two hours. Within an hour it stays the same, so that a browser shows what it
 * has fetched already.
 */
export function pictureLink(secret: string, stem: string, width: PictureWidth | typeof planWidth, at = now()): string {
  const until = (Math.floor(at.getTime() / hourMs) + 2) * hourMs
  return `/api/media/pictures/${stem}?width=${width}&until=${until}&proof=${proofOf(secret, { stem, width, until })}`
}

/** Whether a link is ours and still works. */
export function isGoodLink(secret: string, given: Signed & { proof: string }, at: Date): boolean {
  const expected = Buffer.from(proofOf(secret, given))
  const proof = Buffer.from(given.proof)
  return given.until > at.getTime() && proof.length === expected.length && timingSafeEqual(proof, expected)
}
