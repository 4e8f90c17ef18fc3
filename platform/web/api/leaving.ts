const key = 'session.leaving'

/** Somebody has signed out without a network: the server still has to be told. */
export function noteLeaving(): void {
  try {
    localStorage.setItem(key, '1')
  } catch {
    // without a note the session ends by itself, in a week
  }
}
export function forgetLeaving(): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // nothing was noted
  }
}
export function isLeavingOwed(): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}

/** Tells the server as soon as it can be reached, now or when the network is back. @param end tells it; fails where it can't */
export function finishLeaving(end: () => Promise<unknown>): void {
  const attempt = async () => {
    if (!isLeavingOwed()) return
    try {
      await end()
      forgetLeaving()
    } catch {
      // the next start or network tries again
    }
  }
  void attempt()
  window.addEventListener('online', () => void attempt())
}
