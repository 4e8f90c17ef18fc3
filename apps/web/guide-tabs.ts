import { buildingsTab } from '#areas/buildings/web/index.ts'
import { missKindsTab } from '#areas/journal/web/index.ts'
import type { GuideTab } from '#areas/dictionaries/web/index.ts'

/** Tabs of `/passport/guides` that other rooms bring. */
export const tabsOfGuides: readonly GuideTab[] = [buildingsTab, missKindsTab]
