import { notFound, redirect, type ParsedLocation } from '@tanstack/react-router'
import { freshToken } from '#platform/web/api/refresh.ts'
import { currentSession } from '#platform/web/api/session.ts'
import { guard } from '#platform/web/guards.ts'
import type { Page } from '#platform/web/routes.ts'

/** What every navigation passes: a silent renewal of the token, the guards in order, then what the page needs. */
export async function enter(page: Page, { pathname, href }: ParsedLocation): Promise<void> {
  if (!page.skipsAuthentication) await freshToken()
  const verdict = guard({ page, path: pathname, href, session: currentSession() })
  if (verdict.kind === 'redirect')
    throw redirect({ to: verdict.to, search: verdict.next ? { next: verdict.next } : {} })
  if (page.isForStrangers) return
  const { loadYears, speakInside } = await import('./inside.ts')
  speakInside()
  if (verdict.kind === 'missing') throw notFound()
  if (verdict.loadsYears) await loadYears()
}
