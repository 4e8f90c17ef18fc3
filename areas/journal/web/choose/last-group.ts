import { currentSession } from '#platform/web/api/index.ts'
import { accountNote } from '#platform/web/offline/forget-reading.ts'

const key = () => accountNote(`journal.groups.${currentSession()?.accountId ?? ''}`)
const maxKept = 6

/** Journals that were open on this device, the last one first; none where the browser keeps nothing. */
export function recentGroups(): number[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key()) ?? '[]')
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'number') : []
  } catch {
    return []
  }
}

export function rememberGroup(groupId: number): void {
  try {
    const others = recentGroups().filter((id) => id !== groupId)
    localStorage.setItem(key(), JSON.stringify([groupId, ...others].slice(0, maxKept)))
  } catch {
    // A browser that keeps nothing opens with the first group instead.
  }
}
