import { redirect, type ParsedLocation } from '@tanstack/react-router'
import { hasSessionCookie } from '#platform/web/api/cookies.ts'
import { forgetReading } from '#platform/web/offline/forget-reading.ts'
import { comeIn } from '#platform/web/offline/kept-session.ts'
import { currentSession } from '#platform/web/api/session.ts'
import { guard } from '#platform/web/guards.ts'
import type { Page } from '#platform/web/routes.ts'
import { fetchParts } from './fetch-parts.ts'
import { startsSignedOut } from './signed-out.ts'
import type { AppHalf } from './app-half.ts'

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
  half: AppHalf,
  page: Page,
  { pathname, href }: ParsedLocation,
): Promise<'entered' | 'missing'> {
  await (page.skipsAuthentication ? comeInIfPossible() : comeIn())
  const session = currentSession()
  const verdict = guard({ page, path: pathname, href, session })
  if (verdict.kind === 'redirect') {
    const crosses = startsSignedOut(pathname, session !== null) !== startsSignedOut(verdict.to, session !== null)
    throw redirect({ to: verdict.to, search: verdict.next ? { next: verdict.next } : {}, reloadDocument: crosses })
  }
  if (verdict.kind === 'missing') return 'missing'
  // its file comes beside what all pages wait for; the router asks for it afterwards
  void page.component.preload?.()
  const parts = session && fetchParts(half, page, session)
  if (verdict.loadsYears) await half.beforePages()
  await parts
  return 'entered'
}
