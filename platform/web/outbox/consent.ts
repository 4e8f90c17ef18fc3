import { createStore } from '../store.ts'

const key = 'outbox.last-account'
/** Counts the agreements of this visit: what was withheld looks again. */
export const agreements = createStore(0)

function lastAccount(): number | null {
  try {
    return Number(localStorage.getItem(key)) || null
  } catch {
    return null
  }
}

/**
 * Whether what the account typed earlier on this device waits for its word: somebody else has worked here since, so that
 * nobody knows any more whether it is still meant.
 */
export function isWithheld(accountId: number): boolean {
  const last = lastAccount()
  return last !== null && last !== accountId
}

/** The account works on this device from now on; what it typed here may go. */
export function noteAtWork(accountId: number): void {
  try {
    localStorage.setItem(key, String(accountId))
  } catch {
    // a browser that keeps nothing has kept no drafts either
  }
  agreements.set(agreements.get() + 1)
}
