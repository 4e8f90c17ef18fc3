import { msg } from '@lingui/core/macro'
import type { ChildTab } from '#platform/web/child-tab.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { Loading } from '#platform/web/ui/index.ts'

/** The tab «Пропуски» of the family's pages. */
export const absencesTab: ChildTab = {
  id: 'absences',
  title: msg`Пропуски`,
  order: 40,
  component: lazyPart(async () => (await import('./child-absences.tsx')).ChildAbsences, <Loading />),
}
