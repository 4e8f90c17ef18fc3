import { msg } from '@lingui/core/macro'
import { lazyRouteComponent } from '@tanstack/react-router'
import { lazy } from 'react'
import type { Page } from '#platform/web/routes.ts'
import { readWeek } from '../contract/week.ts'

export const timetablePages: Page[] = [
  {
    id: 'timetable',
    path: '/timetable',
    access: readWeek.access,
    title: msg`Расписание`,
    component: lazyRouteComponent(() => import('./timetable-entry.tsx'), 'TimetableEntry'),
  },
  {
    id: 'timetable-week',
    path: '/timetable/$slug',
    access: readWeek.access,
    title: msg`Расписание`,
    menu: { group: 'study', order: 20, icon: 'week', to: '/timetable/me', isMain: true },
    component: lazyRouteComponent(() => import('./week-page.tsx'), 'WeekPage'),
  },
]

/** From week to week, for whatever shows one. */
export const WeekSwitch = lazy(async () => ({ default: (await import('./week-switch.tsx')).WeekSwitch }))
