import { allows } from '#platform/contract/access.ts'
import { useSession } from '#platform/web/api/index.ts'
import { usePlace } from '#platform/web/places.tsx'
import type { PersonCard } from '../../contract/people.ts'
import { ownTabs } from './own-tabs.tsx'
import { personTabs, type PersonTab } from './person-tab.ts'

/** The tabs of this person's card that the reader may open, in their order. */
export function usePersonTabs(person: PersonCard): PersonTab[] {
  const session = useSession()
  return [...ownTabs, ...usePlace(personTabs)]
    .filter(({ access, isFor }) => allows(access, session) && (isFor?.(person) ?? true))
    .toSorted((one, other) => one.order - other.order)
}
