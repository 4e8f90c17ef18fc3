import { createContext, useContext } from 'react'
import type { Page } from './routes.ts'

export const PagesContext = createContext<readonly Page[]>([])
/** All pages of the product, as `apps/web` has collected them. */
export const usePages = (): readonly Page[] => useContext(PagesContext)
