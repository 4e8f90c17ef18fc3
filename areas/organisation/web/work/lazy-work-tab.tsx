import { lazyPart } from '#platform/web/lazy-part.tsx'
import { Loading } from '#platform/web/ui/index.ts'

/** «Работа» of a person's card, in a file of its own. */
export const WorkTab = lazyPart(async () => (await import('./work-tab.tsx')).WorkTab, <Loading />)
