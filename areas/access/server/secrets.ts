import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto'

const tokenBytes = 32

/** An opaque token: 256 random bits in base64url. */
export const randomToken = (): string => randomBytes(tokenBytes).toString('base64url')

/** What is stored of a token: it has full entropy, so a plain hash is enough. */
export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

/** A value that only this server can derive from `text`; another purpose gives another value. */
export const derived = (secret: string, purpose: string, text: string): string =>
  createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('base64url')

const cipher = 'aes-256-gcm'
const [nonceBytes, tagBytes, keyBytes] = [12, 16, 32]
const keyOf = (secret: string, purpose: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', `shanyraq ${purpose}`, keyBytes))

/** What only this server can read again, and only for the same purpose: nonce, tag and encrypted bytes. */
export function sealed(secret: string, purpose: string, plain: string | Uint8Array): Buffer {
  const nonce = randomBytes(nonceBytes)
  const sealing = createCipheriv(cipher, keyOf(secret, purpose), nonce)
  const bytes = Buffer.concat([sealing.update(plain), sealing.final()])
  return Buffer.concat([nonce, sealing.getAuthTag(), bytes])
}
/** @throws Error where it was sealed by another server, for another purpose, or has been altered */
export function unsealed(secret: string, purpose: string, kept: Uint8Array): Buffer {
  const opening = createDecipheriv(cipher, keyOf(secret, purpose), kept.subarray(0, nonceBytes))
  opening.setAuthTag(kept.subarray(nonceBytes, nonceBytes + tagBytes))
  return Buffer.concat([opening.update(kept.subarray(nonceBytes + tagBytes)), opening.final()])
}
