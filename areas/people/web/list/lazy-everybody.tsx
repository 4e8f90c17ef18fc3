import { lazyPart } from '#platform/web/lazy-part.tsx'
import { Loading } from '#platform/web/ui/index.ts'

/** The list of everybody, in a file of its own. */
export const Everybody = lazyPart(async () => (await import('./everybody.tsx')).Everybody, <Loading lines={12} />)
