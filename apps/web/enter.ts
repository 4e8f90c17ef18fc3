import { notFound, redirect, type ParsedLocation } from '@tanstack/react-router'
import { comeIn } from '#platform/web/offline/kept-session.ts'
import { currentSession } from '#platform/web/api/session.ts'
import { guard } from '#platform/web/guards.ts'
import type { Page } from '#platform/web/routes.ts'
import { beginsOutside } from './outside.ts'
import type { Side } from './side.ts'

/** What every navigation passes: a silent renewal of the token, then the guards in their order. */
export async function enter(side: Side, page: Page, { pathname, href }: ParsedLocation): Promise<void> {
  if (!page.skipsAuthentication) await comeIn()
  const session = currentSession()
  const verdict = guard({ page, path: pathname, href, session })
  if (verdict.kind === 'redirect') {
    const crosses = beginsOutside(pathname, session !== null) !== beginsOutside(verdict.to, session !== null)
    throw redirect({ to: verdict.to, search: verdict.next ? { next: verdict.next } : {}, reloadDocument: crosses })
  }
  if (verdict.kind === 'missing') throw notFound()
  if (verdict.loadsYears) await side.loadYears()
}
