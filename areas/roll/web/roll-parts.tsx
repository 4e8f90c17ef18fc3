import { msg } from '@lingui/core/macro'
import type { JournalTab } from '#areas/journal/web/index.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { Loading } from '#platform/web/ui/index.ts'

/** «Перекличка» of a journal. */
export const rollTab: JournalTab = {
  id: 'roll',
  title: msg`Перекличка`,
  order: 20,
  isByLessons: true,
  ownAddress: ['lesson'],
  component: lazyPart(async () => (await import('./roll-tab.tsx')).RollTab, <Loading lines={8} height={28} />),
}
