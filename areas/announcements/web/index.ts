import { msg } from '@lingui/core/macro'
import { family, signedIn, allows } from '#platform/contract/access.ts'
import type { WebArea } from '#platform/web/area.ts'
import { familyCards, homeCards } from '#platform/web/home/places.ts'
import { lazyPage } from '#platform/web/lazy-page.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { fill } from '#platform/web/places.tsx'
import { keepsAnnouncements } from '../contract/access.ts'

const page = {
  title: msg`Объявления`,
  component: lazyPage(() => import('./list/announcements-page.tsx'), 'AnnouncementsPage'),
}
const FamilyCard = lazyPart(async () => (await import('./unread/unread-announcements.tsx')).UnreadAnnouncements)
const hint = msg`Что школа сообщает сотрудникам и семьям, кто прочитал`

/** What the school tells many at once. */
export const announcementsWeb: WebArea = {
  pages: [
    {
      id: 'announcements',
      path: '/announcements',
      access: signedIn(),
      ...page,
      menu: (rights) =>
        rights.client === 1
          ? null
          : { group: 'life', order: 10, use: allows(keepsAnnouncements, rights) ? 24 : 44, icon: 'speaker', hint },
    },
    {
      id: 'family-announcements',
      path: '/dashboard/announcements',
      access: family(),
      ...page,
      menu: { group: 'life', order: 10, use: 20, icon: 'speaker', hint },
    },
    {
      id: 'announcement-readers',
      path: '/announcements/readers',
      access: signedIn(),
      title: msg`Кто прочитал объявление`,
      component: lazyPage(() => import('./readers/readers-page.tsx'), 'ReadersPage'),
    },
    {
      id: 'announcement-screens',
      path: '/announcements/screens',
      access: keepsAnnouncements,
      title: msg`Экраны школы`,
      component: lazyPage(() => import('./screens/screens-page.tsx'), 'ScreensPage'),
    },
  ],
  fillings: [
    fill(familyCards, [{ id: 'announcements', order: 10, component: FamilyCard }]),
    fill(homeCards, [
      {
        id: 'announcements',
        order: 25,
        isFor: (rights) => rights.client === 0,
        component: lazyPart(async () => (await import('./home/unread-announcements-card.tsx')).UnreadAnnouncementsCard),
      },
    ]),
  ],
  loadFinders: async () => [(await import('./find-announcements.ts')).findAnnouncements],
  history: { schema: 'announcements', title: msg`Объявления` },
}
