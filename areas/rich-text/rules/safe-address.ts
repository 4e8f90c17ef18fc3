import { limits } from './limits.ts'

const schemes = /^(https?:\/\/[^\s/?#]|mailto:[^\s]|tel:[+\d(])/i
/** A path of our own; `//host` and `/\host` lead to others. */
const ownPath = /^\/(?![/\\])/
/** White space, control and hidden characters, which browsers drop from within a scheme. */
const hidden = /[\p{Cc}\p{Cf}\p{Z}\\]/u

/** Whether a link may lead there: to pages, to mail and telephones, to own pages. */
export const isSafeAddress = (href: string): boolean =>
  href.length <= limits.href && href.isWellFormed() && !hidden.test(href) && (schemes.test(href) || ownPath.test(href))
