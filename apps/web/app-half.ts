import type { Messages } from '@lingui/core'
import type { Finder } from '#platform/web/shell/search/finder.ts'
import type { Filling } from '#platform/web/places.tsx'
import type { Page } from '#platform/web/routes.ts'

/** A page and its path, without what its address asks for. */
export interface Viewed {
  pageId: string
  path: string
}

/**
 * One of the two halves of the product: before signing in (`signedOut.ts`) and after (`signedIn.ts`). Between them the
 * document is loaded anew, so that the login page stays light and nothing read inside is left outside.
 */
export interface AppHalf {
  pages: readonly Page[]
  /** What rooms put into places of rooms below them. */
  fillings: readonly Filling[]
  /** What its pages say, beside what both sides say. */
  messages: Messages
  /** What Ctrl+K finds beside pages. */
  loadFinders: () => Promise<readonly Finder[]>
  /** Guard 5. */
  loadYears: () => Promise<void>
  logPageView: (to: Viewed, from: Viewed | null) => void
}
