const key = 'evacuation.led'

const nameOf = (evacuationId: number, accountId: number): string => `${evacuationId}:${accountId}`

/** Whether this device has already been led to the evacuation, or left by its reader's own wish since. */
export function wasRedirected(evacuationId: number, accountId: number): boolean {
  try {
    return localStorage.getItem(key) === nameOf(evacuationId, accountId)
  } catch {
    return false
  }
}
export function rememberRedirected(evacuationId: number, accountId: number): void {
  try {
    localStorage.setItem(key, nameOf(evacuationId, accountId))
  } catch {
    // a browser that keeps nothing leads anew after a reload
  }
}
