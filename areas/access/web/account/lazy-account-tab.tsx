import { lazyPart } from '#platform/web/lazy-part.tsx'
import { Loading } from '#platform/web/ui/index.ts'

/** «Доступ» of a person's card, in a file of its own. */
export const AccessTab = lazyPart(async () => (await import('./account-tab.tsx')).AccessTab, <Loading />)
