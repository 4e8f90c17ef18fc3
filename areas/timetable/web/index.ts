import { lazyPage } from '#platform/web/lazy-page.ts'
import { msg } from '@lingui/core/macro'
import { roomPanels } from '#areas/buildings/web/index.ts'
import { classLinks, groupLinks } from '#areas/classes/web/index.ts'
import { profileParts } from '#areas/people/web/index.ts'
import { teacherLinks } from '#areas/workload/web/index.ts'
import { allows } from '#platform/contract/access.ts'
import { homeCards } from '#platform/web/home/places.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import type { WebArea } from '#platform/web/area.ts'
import { fill } from '#platform/web/places.tsx'
import { maintainsTimetable, readsDayChanges, readsTimetable } from '../contract/access.ts'
import { weekOfClass, weekOfTeacher, weeksOfGroup } from './card-links.tsx'
import { calendarOfProfile, lessonsOfRoom } from './parts.ts'

export { SubscribeButton } from './calendar/subscribe-button.tsx'
export { useSchoolTime } from './clock/school-time.ts'
export { roomText } from './room-text.ts'
export { WeekSwitch } from './choose/week-switch.tsx'

const access = readsTimetable

export const timetableWeb: WebArea = {
  pages: [
    {
      id: 'timetable',
      path: '/timetable',
      access,
      title: msg`Расписание`,
      menu: (rights) => ({
        group: 'study',
        order: 11,
        use: allows(maintainsTimetable, rights) ? 12 : 21,
        icon: 'week',
        hint: msg`Неделя класса, учителя или кабинета: уроки, замены, каникулы`,
        // a student always has an own week; of staff the entry page finds out
        ...(rights.roles.includes('student') ? { to: '/timetable/me' } : {}),
      }),
      component: lazyPage(() => import('./timetable-page.tsx'), 'TimetablePage'),
    },
    {
      id: 'timetable-week',
      path: '/timetable/{slug}',
      access,
      title: msg`Расписание`,
      component: lazyPage(() => import('./week-page.tsx'), 'WeekPage'),
    },
  ],
  fillings: [
    fill(homeCards, [
      {
        id: 'roomless',
        order: 25,
        isFor: (rights) => allows(maintainsTimetable, rights),
        component: lazyPart(async () => (await import('./home/roomless-card.tsx')).RoomlessCard),
      },
    ]),
    fill(homeCards, [
      {
        id: 'day-changes',
        order: 45,
        isFor: (rights) => allows(readsDayChanges, rights) && !rights.roles.includes('student'),
        component: lazyPart(async () => (await import('./home/changes-card.tsx')).ChangesCard),
      },
    ]),
    fill(profileParts, [calendarOfProfile]),
    fill(roomPanels, [lessonsOfRoom]),
    fill(classLinks, [weekOfClass]),
    fill(groupLinks, [weeksOfGroup]),
    fill(teacherLinks, [weekOfTeacher]),
  ],
  loadFinders: async () => [(await import('./find-rooms.ts')).findRooms],
  history: {
    schema: 'timetable',
    title: msg`Уроки`,
  },
}
