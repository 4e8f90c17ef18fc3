import { lazyPart } from '#platform/web/lazy-part.tsx'
import { Loading } from '#platform/web/ui/index.ts'

/** «Кто видит» of a person's card, in a file of its own. */
export const ReadersTab = lazyPart(async () => (await import('./readers-tab.tsx')).ReadersTab, <Loading />)
