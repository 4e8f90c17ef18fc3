import type { PeopleView } from '#areas/people/web/index.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { Loading, useAddressText } from '#platform/web/ui/index.ts'
import { useMaintainsEverybody } from './use-maintains-everybody.ts'

function useIsOpen(): boolean {
  const isAsked = useAddressText('duplicates') === 'true'
  return useMaintainsEverybody() && isAsked
}

/** Records alike, in the place of the lists of people. */
export const duplicatesView: PeopleView = {
  useIsOpen,
  opener: lazyPart(async () => (await import('./duplicates-button.tsx')).DuplicatesButton),
  component: lazyPart(async () => (await import('./duplicates-panel.tsx')).DuplicatesPanel, <Loading />),
}
