import { msg } from '@lingui/core/macro'
import { lazyRouteComponent } from '@tanstack/react-router'
import type { Page } from '#platform/web/routes.ts'
import { readsBells, readsCalendar } from '../contract/access.ts'

export { ArchiveBanner } from './archive-banner.tsx'
export { loadYears } from './load-years.ts'
export { PeriodSwitch } from './period-switch.tsx'
export { useCalendarWords } from './year/use-calendar-words.ts'
export { useLiveCalendar } from './use-live-calendar.ts'
export { useStudyYear } from './use-study-year.ts'

export const calendarPages: Page[] = [
  {
    id: 'calendar',
    path: '/passport/calendar',
    access: readsCalendar,
    title: msg`Календарь`,
    menu: ({ roles }) => ({
      group: roles.includes('student') ? null : 'managing',
      order: 40,
      icon: 'calendar',
      hint: msg`Четверти, каникулы, выходные и события учебного года`,
    }),
    hasYear: true,
    component: lazyRouteComponent(() => import('./year/calendar-page.tsx'), 'CalendarPage'),
  },
  {
    id: 'bells',
    path: '/passport/schedule',
    access: readsBells,
    title: msg`Звонки`,
    menu: {
      group: 'managing',
      order: 41,
      icon: 'list',
      hint: msg`Время уроков и перемен, сокращённые дни`,
    },
    hasYear: true,
    component: lazyRouteComponent(() => import('./bells/bells-page.tsx'), 'BellsPage'),
  },
]
