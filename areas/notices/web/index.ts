import { lazyPage } from '#platform/web/lazy-page.ts'
import { msg } from '@lingui/core/macro'
import { family, signedIn } from '#platform/contract/access.ts'
import { homeCards } from '#platform/web/home/places.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { fill } from '#platform/web/places.tsx'
import type { WebArea } from '#platform/web/area.ts'
import { countUnread } from '../contract/notices.ts'
import { NoticeBell } from './bell/notice-bell.tsx'

export { noticeAnswers, type NoticeAnswer } from './places.ts'
export { NoticeSettingsPanel } from './settings/notice-settings-panel.tsx'

const page = {
  title: msg`Уведомления`,
  component: lazyPage(() => import('./notices-page.tsx'), 'NoticesPage'),
}
/** The bell leads here; a family's pages stand under its own address. */
export const noticesWeb: WebArea = {
  pages: [
    { id: 'notices', path: '/notices', access: signedIn(), ...page },
    { id: 'family-notices', path: '/dashboard/notices', access: family(), ...page },
  ],
  fillings: [
    fill(homeCards, [
      {
        id: 'unread',
        order: 60,
        isFor: (rights) => rights.client === 0,
        component: lazyPart(async () => (await import('./home/unread-card.tsx')).UnreadCard),
      },
    ]),
  ],
  asksAlways: () => [countUnread.path],
  shellParts: [{ at: 'person', order: 20, component: NoticeBell }],
}
