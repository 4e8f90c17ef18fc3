import type { Session } from './api/session.ts'

export type Verdict =
  | { kind: 'pass'; loadsYears: boolean }
  | { kind: 'redirect'; to: '/dashboard' | '/login' | '/' | '/second-factor'; next?: string }
  | { kind: 'missing' }

/** Where a family's pages stand. */
const dashboard = '/dashboard'
/** Where a session that must set a second factor up lives, and nobody else. */
const factorSetup = '/second-factor'
const isUnderDashboard = (path: string): boolean => path === dashboard || path.startsWith(`${dashboard}/`)

interface Visit {
  page: { skipsAuthentication?: boolean; isForStrangers?: boolean }
  /** The path without search. */
  path: string
  /** Path and search, to come back to after signing in. */
  href: string
  /** Who is signed in, after a silent renewal; null for nobody. */
  session: Pick<Session, 'client' | 'isSettingUp'> | null
}

/** The guards of specification §2, in its order. The last one says whether years and quarters are to be loaded. */
export function guard({ page, path, href, session }: Visit): Verdict {
  if (page.skipsAuthentication) return { kind: 'pass', loadsYears: false }
  if (session?.isSettingUp)
    return path === factorSetup ? { kind: 'pass', loadsYears: false } : { kind: 'redirect', to: factorSetup }
  if (session && path === factorSetup) return { kind: 'redirect', to: '/' }
  if (session?.client === 1 && !isUnderDashboard(path)) return { kind: 'redirect', to: '/dashboard' }
  if (!session && !page.isForStrangers)
    return { kind: 'redirect', to: '/login', ...(href === '/' ? {} : { next: href }) }
  if (session && page.isForStrangers) return { kind: 'redirect', to: '/' }
  if (!session) return { kind: 'pass', loadsYears: false }
  if (session.client === 0 && isUnderDashboard(path)) return { kind: 'missing' }
  return { kind: 'pass', loadsYears: true }
}

/** `next` as a page of ours to go to, or `/`: another site's address, or one of our calls, is never followed. */
export function safeNext(next: unknown): string {
  if (typeof next !== 'string' || !/^\/(?![/\\])/.test(next) || !URL.canParse(next, 'http://house')) return '/'
  const { host, pathname } = new URL(next, 'http://house')
  return host === 'house' && !/^\/api(\/|$)/.test(pathname) ? next : '/'
}
