import type { Page } from '#platform/web/routes.ts'
import type { AppParts } from '../app-parts.ts'

/** A program of some pages, to which no room brings anything else. */
export const partsOf = (...pages: readonly Page[]): AppParts => ({
  pages,
  fillings: [],
  shellParts: [],
  loadFinders: () => Promise.resolve([]),
  beforePages: () => Promise.resolve(),
  onPageView: () => undefined,
  startBackground: () => undefined,
})
