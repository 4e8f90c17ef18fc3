import { createContext } from 'react'
import type { Finder } from '#platform/web/frame/finder.ts'

/** How the finders of all areas are fetched, as `apps/web` has collected them. */
export const FindersContext = createContext<() => Promise<readonly Finder[]>>(() => Promise.resolve([]))
