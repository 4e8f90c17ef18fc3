import { locales, negotiate } from '#platform/contract/language.ts'
import { currentSession, onSessionChange } from '#platform/web/api/session.ts'

const place = 'language'
const isShipped = (locale: string | null | undefined) => locales.some((one) => one === locale)

/** The language of the pages: that which the last account on this device has chosen, else the browser's. */
export function pageLocale(): string {
  const kept = localStorage.getItem(place)
  return kept !== null && isShipped(kept) ? kept : negotiate(navigator.languages.join(','))
}

/** Pages follow the choice of whoever is signed in; texts that were said already are said anew. */
export function followLanguage(): void {
  onSessionChange(() => {
    const session = currentSession()
    if (session === null) return
    const before = pageLocale()
    if (session.language === undefined) localStorage.removeItem(place)
    else localStorage.setItem(place, session.language)
    if (pageLocale() !== before) window.location.reload()
  })
}
