import type { PersonCard } from '#areas/people/contract/people.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { Loading } from '#platform/web/ui/index.ts'

const Shown = lazyPart(async () => (await import('./availability-tab.tsx')).AvailabilityOfPerson, <Loading />)

/** «Доступность» of a person's card, in a file of its own. */
export const AvailabilityTab = ({ person }: { person: PersonCard }) => <Shown personId={person.id} />
