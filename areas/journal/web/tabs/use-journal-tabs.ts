import { allows } from '#platform/contract/access.ts'
import { useSession } from '#platform/web/api/index.ts'
import { usePlace } from '#platform/web/places.tsx'
import type { JournalFrame } from '../../contract/journal.ts'
import { journalTabs, type JournalTab } from './journal-tab.ts'
import { ownTabs } from './own-tabs.tsx'

const always = () => true

/** The tabs of a journal that this reader finds in it, in their order. */
export function useJournalTabs(grid: JournalFrame): JournalTab[] {
  const session = useSession()
  const all = [...ownTabs, ...usePlace(journalTabs)]
  const isHere = all.map(({ useIsFor = always }) => useIsFor(grid))
  return all
    .filter(({ access }, index) => isHere[index] && (access === undefined || allows(access, session)))
    .filter(({ isByLessons }) => isByLessons || !grid.group.is_by_lessons)
    .toSorted((one, other) => one.order - other.order)
}
