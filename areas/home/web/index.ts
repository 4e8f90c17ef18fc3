import { lazyPage } from '#platform/web/lazy-page.ts'
import { msg } from '@lingui/core/macro'
import { family, signedIn } from '#platform/contract/access.ts'
import { homeCards } from '#platform/web/home/places.ts'
import type { WebArea } from '#platform/web/area.ts'
import { readDashboard } from '../contract/dashboard.ts'
import { homeAsks } from './own-readings.ts'
import { marksLessons } from '#areas/journal/contract/access.ts'

export const homeWeb: WebArea = {
  pages: [
    {
      id: 'home',
      path: '/',
      access: signedIn(),
      title: msg`Главная`,
      // a family is led to its own page before it comes here
      menu: ({ client }) => (client === 1 ? null : { group: null, order: 1, use: 0, icon: 'home' }),
      parts: homeCards,
      asks: homeAsks,
      component: lazyPage(() => import('./home-page.tsx'), 'HomePage'),
    },
    {
      id: 'dashboard',
      path: '/dashboard',
      access: family(),
      title: msg`Мои дети`,
      menu: { group: null, order: 1, use: 0, icon: 'home' },
      asks: () => [readDashboard.path],
      component: lazyPage(() => import('./dashboard/dashboard-page.tsx'), 'DashboardPage'),
    },
  ],
  fetchAhead: { access: marksLessons, read: async (read) => (await import('./fetch-ahead.ts')).fetchDay(read) },
}
