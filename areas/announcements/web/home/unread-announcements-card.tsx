import { UnreadAnnouncements } from '../unread/unread-announcements.tsx'

/** On the first page, which brings its cards along; a family's page fetches the same by itself. */
export const UnreadAnnouncementsCard = () => <UnreadAnnouncements />
