import { msg } from '@lingui/core/macro'
import { lazyRouteComponent } from '@tanstack/react-router'
import { family, open } from '#platform/contract/access.ts'
import type { Page } from '#platform/web/routes.ts'
import { cardsAccess } from '../contract/access.ts'

export const registerPages: Page[] = [
  {
    id: 'grade-book',
    path: '/students-register/grade-book',
    access: cardsAccess,
    title: msg`Успеваемость по годам`,
    menu: ({ roles }) => ({
      group: 'study',
      order: 20,
      icon: 'books',
      hint: roles.includes('student')
        ? msg`Итоги за все годы и табели`
        : msg`Итоги ученика за все годы, табели класса, итоговые табели`,
    }),
    hasYear: true,
    component: lazyRouteComponent(() => import('./register-page.tsx'), 'RegisterPage'),
  },
  {
    id: 'family-grade-book',
    path: '/dashboard/grade-book',
    access: family(),
    title: msg`Успеваемость по годам`,
    menu: { group: null, order: 2, icon: 'books', hint: msg`Итоги ребёнка за все годы и табели` },
    component: lazyRouteComponent(() => import('./family-page.tsx'), 'FamilyPage'),
  },
  {
    id: 'document',
    path: '/document',
    layout: 'blank',
    access: open(),
    title: msg`Проверка документа`,
    skipsAuthentication: true,
    component: lazyRouteComponent(() => import('./document/document-page.tsx'), 'DocumentPage'),
  },
]
