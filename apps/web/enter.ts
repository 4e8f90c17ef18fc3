import { redirect, type ParsedLocation } from '@tanstack/react-router'
import { hasSessionCookie } from '#platform/web/api/cookies.ts'
import { forgetReading } from '#platform/web/offline/forget-reading.ts'
import { comeIn } from './kept-session.ts'
import { currentSession } from '#platform/web/api/session.ts'
import { guard } from '#platform/web/guards.ts'
import type { Page } from '#platform/web/routes.ts'
import { fetchParts } from './fetch-parts.ts'
import type { AppParts } from './app-parts.ts'

/** A page that anybody may open stands without a session, and without the server too; of a session that is gone nothing stays. */
async function comeInIfPossible(): Promise<void> {
  if (hasSessionCookie()) await comeIn().catch(() => undefined)
  else if (currentSession() === null) forgetReading()
}

/**
 * What every navigation passes: a silent renewal of the token, then the guards in their order.
 * @returns whether the page is there for whoever asks
 * @throws a redirect to where they belong
 */
export async function enter(
  app: AppParts,
  page: Page,
  { pathname, href }: ParsedLocation,
): Promise<'entered' | 'missing'> {
  await (page.skipsAuthentication ? comeInIfPossible() : comeIn())
  const session = currentSession()
  const verdict = guard({ page, path: pathname, href, session })
  if (verdict.kind === 'redirect') {
    // who has no session belongs before the door, which stands in a document of its own
    const reloadDocument = session === null
    throw redirect({ to: verdict.to, search: verdict.next ? { next: verdict.next } : {}, reloadDocument })
  }
  if (verdict.kind === 'missing') return 'missing'
  // its file comes beside what all pages wait for; the router asks for it afterwards
  void page.component.preload?.()
  const parts = session && fetchParts(app, page, session)
  if (verdict.loadsYears) await app.beforePages(page)
  await parts
  return 'entered'
}
