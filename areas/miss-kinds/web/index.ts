import { msg } from '@lingui/core/macro'
import { guideTabs } from '#areas/dictionaries/web/index.ts'
import type { WebArea } from '#platform/web/area.ts'
import { fill } from '#platform/web/places.tsx'
import { missKindsTab } from './guide/guide-tab.tsx'

export { missColours } from './miss-colours.ts'
export { MissLetter } from './miss-letter.tsx'

export const missKindsWeb: WebArea = {
  pages: [],
  fillings: [fill(guideTabs, [missKindsTab])],
  history: {
    schema: 'miss_kinds',
    title: msg`Виды пропусков`,
  },
}
