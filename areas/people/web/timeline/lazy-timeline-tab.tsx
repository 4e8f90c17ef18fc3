import { lazyPart } from '#platform/web/lazy-part.tsx'
import { Loading } from '#platform/web/ui/index.ts'

/** «Лента» of a student's card, in a file of its own. */
export const TimelineTab = lazyPart(async () => (await import('./timeline-tab.tsx')).TimelineTab, <Loading />)
