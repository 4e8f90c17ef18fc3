import { entrancePages } from '#areas/access/web/index.ts'
import { lazyPage } from '#platform/web/lazy-page.ts'
import { Fallen } from '#platform/web/last-resort.tsx'
import { shellPages } from './shell-pages.ts'
import type { AppHalf } from './app-half.ts'

/** The pages before signing in; nobody's years are loaded, nobody's views are logged. */
export const signedOut: AppHalf = {
  pages: [...entrancePages, ...shellPages],
  fillings: [],
  shellParts: [],
  defaultLayout: lazyPage(() => import('./layouts/default-layout.tsx'), 'DefaultLayout'),
  // the frame with its own page of failures is not loaded here
  failed: Fallen,
  loadFinders: () => Promise.resolve([]),
  beforePages: () => Promise.resolve(),
  onPageView: () => undefined,
  startBackground: () => undefined,
}

/** Whether a path begins outside: the pages before signing in, and `/` for who has no session. */
export const startsSignedOut = (path: string, hasSession: boolean): boolean =>
  entrancePages.some((page) => page.path === path.replace(/(.)\/$/, '$1')) || (path === '/' && !hasSession)
