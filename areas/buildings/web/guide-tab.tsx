import { msg } from '@lingui/core/macro'
import type { GuideTab } from '#areas/dictionaries/web/index.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { Loading } from '#platform/web/ui/index.ts'
import { readsBuildings } from '../contract/access.ts'

/** «Здания и кабинеты» of `/passport/guides`. */
export const buildingsTab: GuideTab = {
  id: 'rooms',
  title: msg`Здания и кабинеты`,
  order: 20,
  access: readsBuildings,
  component: lazyPart(async () => (await import('./buildings-tab.tsx')).BuildingsTab, <Loading />),
}
