/** Notes of this device that say what an account has read or where it was begin so; typed drafts and settings do not. */
export const accountNote = (name: string): string => `${prefix}${name}`
const prefix = 'account.'

/**
 * Takes from this device what was read by whoever was signed in here: a session that ended while the browser was closed had
 * nobody to do it. What was typed and not sent stays for its author.
 */
export function forgetReading(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key)
    indexedDB.deleteDatabase('answers')
  } catch {
    // a browser that keeps nothing has nothing to forget
  }
}
