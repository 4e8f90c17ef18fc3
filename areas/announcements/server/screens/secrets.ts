import { createHash, randomBytes, randomInt } from 'node:crypto'

/** Letters and digits that look like no other on a wall, eight of them: 10^11 codes, of which one holds for ten minutes. */
const signs = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const codeLength = 8

export const newCode = (): string => Array.from({ length: codeLength }, () => signs[randomInt(signs.length)]).join('')
export const newToken = (): string => randomBytes(32).toString('base64url')
/** Only this is kept. */
export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest()
/** As people type it: any case, with spaces or a dash in between. */
export const typedCode = (typed: string): string => typed.toUpperCase().replaceAll(/[\s-]/g, '')
