import { msg } from '@lingui/core/macro'
import { peopleViews } from '#areas/people/web/index.ts'
import { countTiles } from '#areas/school/web/index.ts'
import type { WebArea } from '#platform/web/area.ts'
import { fill } from '#platform/web/places.tsx'
import { duplicatesView } from './duplicates-view.tsx'

export const duplicatesWeb: WebArea = {
  pages: [],
  fillings: [
    fill(countTiles, [
      {
        id: 'duplicates',
        title: msg`Похожие записи`,
        order: 80,
        to: '/passport/users/students',
        search: { duplicates: 'true' },
      },
    ]),
    fill(peopleViews, [duplicatesView]),
  ],
}
