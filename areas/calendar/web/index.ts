import { lazyPage } from '#platform/web/lazy-page.ts'
import { msg } from '@lingui/core/macro'
import type { WebArea } from '#platform/web/area.ts'
import { readsBells, readsCalendar } from '../contract/access.ts'
import { ArchiveBanner } from './archive-banner.tsx'
import { loadYears, yearsAsked } from './load-years.ts'
import { PeriodSwitch } from './period-switch.tsx'

export { PeriodSwitch } from './period-switch.tsx'
export { ArchiveBanner } from './archive-banner.tsx'
export { loadYears } from './load-years.ts'
export { useLiveCalendar } from './use-live-calendar.ts'
export { useStudyYear } from './use-study-year.ts'

export const calendarWeb: WebArea = {
  pages: [
    {
      id: 'calendar',
      path: '/passport/calendar',
      access: readsCalendar,
      title: msg`Календарь`,
      menu: {
        group: 'year',
        order: 40,
        use: 65,
        icon: 'calendar',
        hint: msg`Четверти, каникулы, выходные и события учебного года`,
      },
      hasYear: true,
      component: lazyPage(() => import('./year/calendar-page.tsx'), 'CalendarPage'),
    },
    {
      id: 'bells',
      path: '/passport/schedule',
      access: readsBells,
      title: msg`Звонки`,
      menu: {
        group: 'year',
        order: 41,
        use: 88,
        icon: 'clock',
        hint: msg`Время уроков и перемен, сокращённые дни`,
      },
      hasYear: true,
      component: lazyPage(() => import('./bells/bells-page.tsx'), 'BellsPage'),
    },
  ],
  asksAlways: () => yearsAsked,
  beforePages: loadYears,
  shellParts: [
    { at: 'period', order: 10, component: PeriodSwitch },
    { at: 'banner', order: 30, component: ArchiveBanner },
  ],
  history: {
    schema: 'calendar',
    title: msg`Календарь и звонки`,
  },
}
