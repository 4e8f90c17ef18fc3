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
 * Whether unsent changes of the account wait until it agrees to send them. They do when another account has worked on this device
 * since they were typed: they may be out of date by now.
 */
export function isWithheld(accountId: number): boolean {
  const last = lastAccount()
  return last !== null && last !== accountId
}

/** Notes that the account works on this device from now on: its unsent changes may be sent. */
export function noteAtWork(accountId: number): void {
  try {
    localStorage.setItem(key, String(accountId))
  } catch {
    // a browser that keeps nothing has kept no drafts either
  }
  agreements.set(agreements.get() + 1)
}
