import { currentSession, onSessionChange } from '#platform/web/api/session.ts'
import { accountNote } from '#platform/web/offline/forget-reading.ts'
import type { FoundPlace } from '#platform/web/frame/finder.ts'

const key = accountNote('search.recent')
const max = 6

interface Kept {
  accountId: number
  places: FoundPlace[]
}

function kept(): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as Kept | null
  } catch {
    return null
  }
}
const isSame = (one: FoundPlace, other: FoundPlace) =>
  one.to === other.to && JSON.stringify(one.search) === JSON.stringify(other.search)

/** Where this account went last by the search, the latest first; of this device. */
export function recentPlaces(): FoundPlace[] {
  const known = kept()
  return known !== null && known.accountId === currentSession()?.accountId ? known.places : []
}
export function rememberPlace(place: FoundPlace): void {
  const session = currentSession()
  // under impersonation nothing of another's stays behind
  if (session === null || session.act !== undefined) return
  const places = [place, ...recentPlaces().filter((known) => !isSame(known, place))].slice(0, max)
  localStorage.setItem(key, JSON.stringify({ accountId: session.accountId, places } satisfies Kept))
}
/** Names that one person has looked for do not stay on the device for the next. @returns stops watching */
export const forgetRecentAtEnd = (): (() => void) =>
  onSessionChange(() => {
    if (currentSession() === null) localStorage.removeItem(key)
  })
