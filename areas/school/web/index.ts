import { msg } from '@lingui/core/macro'
import { lazyRouteComponent } from '@tanstack/react-router'
import type { WebArea } from '#platform/web/area.ts'
import { schoolAccess } from '../contract/school.ts'

export { countTiles } from './count-tile.ts'

export const schoolWeb: WebArea = {
  pages: [
    {
      id: 'school',
      path: '/passport',
      access: schoolAccess,
      title: msg`Школа`,
      menu: {
        group: 'managing',
        order: 10,
        icon: 'school',
        hint: msg`Поиск людей, разделы управления, сведения о школе`,
      },
      component: lazyRouteComponent(() => import('./school-page.tsx'), 'SchoolPage'),
    },
  ],
  history: {
    schema: 'school',
    title: msg`Сведения о школе`,
    loadWords: async () => (await import('./use-school-words.ts')).useSchoolWords,
  },
}
