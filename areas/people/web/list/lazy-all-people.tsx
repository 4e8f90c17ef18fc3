import { lazyPart } from '#platform/web/lazy-part.tsx'
import { Loading } from '#platform/web/ui/index.ts'

/** The list of everybody, in a file of its own. */
export const AllPeople = lazyPart(async () => (await import('./all-people.tsx')).AllPeople, <Loading lines={12} />)
