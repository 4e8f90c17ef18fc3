/** The value of a cookie that scripts may read, or undefined. */
export function readCookie(name: string): string | undefined {
  for (const pair of document.cookie.split('; ')) {
    const at = pair.indexOf('=')
    if (pair.slice(0, at) === name) return decodeURIComponent(pair.slice(at + 1))
  }
  return undefined
}

/** Marker cookies bear no secret: they only say that a refresh cookie stands beside them. */
export const hasSessionCookie = (): boolean => readCookie('session') === '1'
export const isImpersonating = (): boolean => readCookie('impersonating') === '1'
