import { lazyPage } from '#platform/web/lazy-page.ts'
import { msg } from '@lingui/core/macro'
import { explainedSubjects } from '#areas/access/web/index.ts'
import { family } from '#platform/contract/access.ts'
import type { WebArea } from '#platform/web/area.ts'
import { fill } from '#platform/web/places.tsx'
import { cardsAccess, gradeBookAccess } from '../contract/access.ts'

export const registerWeb: WebArea = {
  pages: [
    {
      id: 'grade-book',
      path: '/students-register/grade-book',
      access: cardsAccess,
      title: msg`Успеваемость по годам`,
      menu: ({ roles }) => ({
        group: 'study',
        order: 20,
        use: roles.includes('student') ? 30 : 50,
        icon: 'certificate',
        hint: roles.includes('student')
          ? msg`Итоги за все годы и табели`
          : msg`Итоги ученика за все годы, табели класса, итоговые табели`,
      }),
      hasYear: true,
      component: lazyPage(() => import('./register-page.tsx'), 'RegisterPage'),
    },
    {
      id: 'family-grade-book',
      path: '/dashboard/grade-book',
      access: family(),
      title: msg`Успеваемость по годам`,
      menu: { group: null, order: 2, use: 10, icon: 'certificate', hint: msg`Итоги ребёнка за все годы и табели` },
      component: lazyPage(() => import('./family-page.tsx'), 'FamilyPage'),
    },
  ],
  fillings: [
    fill(explainedSubjects, [
      { id: 'grade-book', title: msg`Успеваемость ученика за все годы`, access: gradeBookAccess },
    ]),
  ],
  history: {
    schema: 'register',
    title: msg`Табели`,
  },
}
