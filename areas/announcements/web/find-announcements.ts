import { msg } from '@lingui/core/macro'
import { currentSession } from '#platform/web/api/index.ts'
import { finder } from '#platform/web/frame/finder.ts'
import { listAnnouncements } from '../contract/announcements.ts'
import { announcementsPath } from './announcements-path.ts'

/** Announcements that hold now, by their words. */
export const findAnnouncements = finder({
  id: 'announcements',
  title: msg`Объявления`,
  icon: 'speaker',
  order: 60,
  endpoint: listAnnouncements,
  ask: (search, size) => ({ query: { search, size } }),
  places: ({ items }) =>
    items.map(({ id, title, author }) => ({
      title,
      hint: author,
      to: announcementsPath(currentSession()?.client),
      search: { active: String(id) },
    })),
})
