import { createHash, createHmac, randomBytes } from 'node:crypto'

const tokenBytes = 32

/** An opaque token: 256 random bits in base64url. */
export const randomToken = (): string => randomBytes(tokenBytes).toString('base64url')

/** What is stored of a token: it has full entropy, so a plain hash is enough. */
export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

/** A value that only this server can derive from `text`; another purpose gives another value. */
export const derived = (secret: string, purpose: string, text: string): string =>
  createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('base64url')
