import type { RoomPanel } from '#areas/buildings/web/index.ts'
import type { ProfilePart } from '#areas/people/web/index.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { readsTimetable } from '../contract/access.ts'

/** On the card of a room. */
export const lessonsOfRoom: RoomPanel = {
  id: 'lessons',
  access: readsTimetable,
  component: lazyPart(async () => (await import('./room-lessons.tsx')).RoomLessons),
}

/** In one's own profile. */
export const calendarOfProfile: ProfilePart = {
  id: 'calendar',
  component: lazyPart(async () => (await import('./calendar/calendar-panel.tsx')).CalendarPanel),
}
