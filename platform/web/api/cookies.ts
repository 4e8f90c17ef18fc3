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
export const forgetSessionCookie = (): void => void (document.cookie = 'session=; path=/; max-age=0')
