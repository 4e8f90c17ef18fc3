import { lazyPart } from '#platform/web/lazy-part.tsx'
import { Loading } from '#platform/web/ui/index.ts'

/** «Учёба» of a person's card, in a file of its own. */
export const StudiesTab = lazyPart(async () => (await import('./studies-tab.tsx')).StudiesTab, <Loading />)
