import type { PersonCard } from '#areas/people/contract/people.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { Loading } from '#platform/web/ui/index.ts'

const Shown = lazyPart(async () => (await import('./qualification-tab.tsx')).QualificationOfPerson, <Loading />)

/** «Квалификация» of a person's card, in a file of its own. */
export const QualificationTab = ({ person }: { person: PersonCard }) => <Shown personId={person.id} />
