import { msg } from '@lingui/core/macro'
import { lazyRouteComponent } from '@tanstack/react-router'
import type { Page } from '#platform/web/routes.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { readsTimetable } from '../contract/access.ts'

export { useTimetableWords } from './use-timetable-words.ts'

const access = readsTimetable

export const timetablePages: Page[] = [
  {
    id: 'timetable',
    path: '/timetable',
    access,
    title: msg`Расписание`,
    menu: ({ roles }) => ({
      group: 'study',
      order: 20,
      icon: 'week',
      isMain: true,
      hint: msg`Неделя класса, учителя или кабинета: уроки, замены, каникулы`,
      // a student always has an own week; of staff the entry page finds out
      ...(roles.includes('student') ? { to: '/timetable/me' } : {}),
    }),
    component: lazyRouteComponent(() => import('./timetable-page.tsx'), 'TimetablePage'),
  },
  {
    id: 'timetable-week',
    path: '/timetable/{slug}',
    access,
    title: msg`Расписание`,
    component: lazyRouteComponent(() => import('./week-page.tsx'), 'WeekPage'),
  },
]

/** On the card of a room. */
export const lessonsOfRoom = {
  id: 'lessons',
  access,
  component: lazyPart(async () => (await import('./room-lessons.tsx')).RoomLessons),
}

/** In one's own profile. */
export const calendarOfProfile = {
  id: 'calendar',
  component: lazyPart(async () => (await import('./calendar/calendar-panel.tsx')).CalendarPanel, null),
}

export { SubscribeButton } from './calendar/subscribe-button.tsx'
export { isOver, isRunning, useSchoolTime, type SchoolTime } from './clock/school-time.ts'
export { findRooms } from './find-rooms.ts'
export { roomText } from './room-text.ts'
export { WeekSwitch } from './choose/week-switch.tsx'
