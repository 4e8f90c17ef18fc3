import type { AnyRouter, ErrorRouteComponent, RouteComponent } from '@tanstack/react-router'
import { createContext } from 'react'
import type { Finder } from '#platform/web/frame/finder.ts'
import type { Viewed } from '#platform/web/area.ts'
import type { Filling } from '#platform/web/places.tsx'
import type { Page } from '#platform/web/routes.ts'
import type { ShellPart } from '#platform/web/frame/shell-part.ts'

/**
 * One of the two halves of the product: before signing in (`signedOut.ts`) and after (`signedIn.ts`). Between them the
 * document is loaded anew, so that the login page stays light and nothing read inside is left outside.
 */
export interface AppHalf {
  pages: readonly Page[]
  /** What rooms put into places of rooms below them. */
  fillings: readonly Filling[]
  /** What rooms put into the frame of pages, in its order. */
  shellParts: readonly ShellPart[]
  /** The frame of most pages. */
  defaultLayout: RouteComponent
  /** In the place of a page that fell over: in the files that the half opens with, for then nothing else may come. */
  failed: NonNullable<ErrorRouteComponent>
  /** What its router needs beside its routes. */
  prepareRouter?: (router: AnyRouter) => void
  /** What Ctrl+K finds beside pages. */
  loadFinders: () => Promise<readonly Finder[]>
  /** Guard 5. */
  beforePages: () => Promise<void>
  onPageView: (to: Viewed, from: Viewed | null) => void
  /** Once somebody has come in: what goes on behind the pages. */
  startBackground: () => void
}

/** The half whose pages are shown. */
export const AppHalfContext = createContext<AppHalf | null>(null)
