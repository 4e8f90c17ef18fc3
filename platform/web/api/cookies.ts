/** The value of a cookie that scripts may read, or undefined. */
export function readCookie(name: string): string | undefined {
  for (const pair of document.cookie.split('; ')) {
    const at = pair.indexOf('=')
    if (pair.slice(0, at) === name) return decodeURIComponent(pair.slice(at + 1))
  }
  return undefined
}

/** Whether a refresh cookie is there to ask with: the marker beside it bears no secret. */
export const hasSessionCookie = (): boolean => readCookie('session') === '1'
const forget = (name: string): void => void (document.cookie = `${name}=; path=/; max-age=0`)
export const forgetSessionCookie = (): void => forget('session')
/**
 * The server has refused the token beside the markers, and may have left them: who acted as somebody else comes back to
 * their own session, everybody else has none any more.
 */
export function forgetRefusedMarkers(wasImpersonating: boolean): void {
  forget(wasImpersonating ? 'impersonating' : 'session')
}
export const isImpersonatingHere = (): boolean => readCookie('impersonating') === '1'
