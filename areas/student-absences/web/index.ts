import { lazyPage } from '#platform/web/lazy-page.ts'
import { msg } from '@lingui/core/macro'
import { classSections } from '#areas/classes/web/index.ts'
import { allows } from '#platform/contract/access.ts'
import type { WebArea } from '#platform/web/area.ts'
import { childTabs } from '#platform/web/child-tab.ts'
import { ownClassPanels } from '#platform/web/home/places.ts'
import { fill } from '#platform/web/places.tsx'
import { absencesTab } from './child-tab.tsx'
import { ClassReasons } from './lazy-class-reasons.tsx'
import { waitingReasons } from './own-class-panel.tsx'
import { answersAbsences, readsAbsenceReasons } from '../contract/access.ts'

/** Reasons for absences: for class teachers, families and those who read all journals. */
export const studentAbsencesWeb: WebArea = {
  pages: [
    {
      id: 'absence-reasons',
      path: '/absence-reasons',
      access: readsAbsenceReasons,
      title: msg`Причины отсутствия`,
      menu: (rights) => ({
        group: 'study',
        order: 16,
        // who answers has them open each day
        use: allows(answersAbsences, rights) ? 32 : 56,
        icon: 'away',
        hint: msg`Что сообщают семьи о пропусках, ответ классного руководителя`,
      }),
      component: lazyPage(() => import('./reasons-page.tsx'), 'ReasonsPage'),
    },
  ],
  fillings: [
    fill(childTabs, [absencesTab]),
    fill(ownClassPanels, [waitingReasons]),
    fill(classSections, [
      { id: 'absences', title: msg`Причины отсутствия`, access: readsAbsenceReasons, component: ClassReasons },
    ]),
  ],
  history: {
    schema: 'student_absences',
    title: msg`Причины отсутствия`,
  },
}
