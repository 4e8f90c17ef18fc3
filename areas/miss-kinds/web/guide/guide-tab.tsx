import { msg } from '@lingui/core/macro'
import type { GuideTab } from '#areas/dictionaries/web/index.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { Loading } from '#platform/web/ui/index.ts'
import { readsMissKinds } from '../../contract/access.ts'

/** «Виды пропусков» of `/passport/guides`. */
export const missKindsTab: GuideTab = {
  id: 'misses',
  title: msg`Виды пропусков`,
  order: 30,
  access: readsMissKinds,
  component: lazyPart(async () => (await import('./miss-kinds-tab.tsx')).MissKindsTab, <Loading />),
}
