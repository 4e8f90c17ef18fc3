import { currentSession } from '#platform/web/api/index.ts'
import { accountNote } from '#platform/web/offline/forget-reading.ts'

const key = () => accountNote(`journal.group.${currentSession()?.accountId ?? ''}`)

/** The journal that was open last on this device; null where none is known or the browser keeps nothing. */
export function lastGroup(): number | null {
  try {
    return Number(localStorage.getItem(key())) || null
  } catch {
    return null
  }
}

export function rememberGroup(groupId: number): void {
  try {
    localStorage.setItem(key(), String(groupId))
  } catch {
    // A browser that keeps nothing opens with the first group instead.
  }
}
