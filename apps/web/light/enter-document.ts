import { currentSession } from '#platform/web/api/session.ts'
import { guard } from '#platform/web/guards.ts'
import type { LightPage } from '#platform/web/light-page.ts'
import { comeIn } from '../kept-session.ts'
import { stringifySearch } from '#platform/web/search-text.ts'

const pageAt = (pages: readonly LightPage[], path: string): LightPage | undefined =>
  pages.find((page) => page.path === path.replace(/(.)\/$/, '$1'))

/**
 * The page of a light document that its address names, after a silent renewal of the session and the guards; a stranger at another
 * address stands before the one that the guards send them to. Null: whoever came belongs elsewhere, and is on the way there.
 */
export async function enterDocument(pages: readonly LightPage[]): Promise<LightPage | null> {
  // a server that does not answer keeps nobody from the form
  await comeIn().catch(() => undefined)
  const { pathname: path, search } = window.location
  const page = pageAt(pages, path)
  const verdict = guard({ page: page ?? {}, path, href: path + search, session: currentSession() })
  if (verdict.kind === 'pass' && page !== undefined) return page
  const to = verdict.kind === 'redirect' ? verdict.to : '/'
  const other = pageAt(pages, to)
  if (verdict.kind !== 'redirect' || other === undefined) {
    window.location.replace(to)
    return null
  }
  window.history.replaceState(null, '', to + stringifySearch({ next: verdict.next }))
  return other
}
