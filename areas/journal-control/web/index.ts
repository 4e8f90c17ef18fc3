import { lazyPage } from '#platform/web/lazy-page.ts'
import { msg } from '@lingui/core/macro'
import { allows } from '#platform/contract/access.ts'
import type { WebArea } from '#platform/web/area.ts'
import { ownClassPanels } from '#platform/web/home/places.ts'
import { fill } from '#platform/web/places.tsx'
import { readsCompletion, readsFewMarks } from '../contract/access.ts'
import { fewMarks } from './own-class-panel.tsx'

export const journalControlWeb: WebArea = {
  pages: [
    {
      id: 'journal-filling',
      path: '/journal-filling',
      access: readsFewMarks,
      title: msg`Заполнение журналов`,
      // teachers and class teachers are led here from the home page, from a report and by a reminder
      menu: (rights) =>
        allows(readsCompletion, rights)
          ? {
              group: 'study',
              order: 15,
              use: 22,
              icon: 'progress',
              hint: msg`Уроки без темы и задания, СОР и СОЧ, мало отметок; напоминание учителям`,
            }
          : null,
      component: lazyPage(() => import('./completion-page.tsx'), 'CompletionPage'),
    },
  ],
  fillings: [fill(ownClassPanels, [fewMarks])],
}
