import { createContext } from 'react'
import type { Finder } from '#platform/web/frame/finder.ts'
import type { Viewed } from '#platform/web/area.ts'
import type { Filling } from '#platform/web/places.tsx'
import type { Page } from '#platform/web/routes.ts'
import type { ShellPart } from '#platform/web/frame/shell-part.ts'

/** What the rooms bring to the program, gathered (`signed-in.ts`). */
export interface AppParts {
  pages: readonly Page[]
  /** What rooms put into places of rooms below them. */
  fillings: readonly Filling[]
  /** What rooms put into the frame of pages, in its order. */
  shellParts: readonly ShellPart[]
  /** What Ctrl+K finds beside pages. */
  loadFinders: () => Promise<readonly Finder[]>
  /** Guard 5. */
  beforePages: (page: Page) => Promise<void>
  onPageView: (to: Viewed, from: Viewed | null) => void
  /** Once somebody has come in: what goes on behind the pages. */
  startBackground: () => void
}

/** The parts whose pages are shown. */
export const AppPartsContext = createContext<AppParts | null>(null)
