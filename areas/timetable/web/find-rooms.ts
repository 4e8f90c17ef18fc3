import { msg } from '@lingui/core/macro'
import { finder } from '#platform/web/frame/finder.ts'
import { findWeekRooms } from '../contract/week-subjects.ts'
import { weekSlug } from '../rules/week-slug.ts'

/** Rooms by title, to their timetables. */
export const findRooms = finder({
  id: 'rooms',
  title: msg`Кабинеты`,
  icon: 'board',
  order: 40,
  endpoint: findWeekRooms,
  ask: (search, size) => ({ query: { search, size } }),
  places: ({ items }) =>
    items.map(({ id, title, place }) => ({ title, hint: place, to: `/timetable/${weekSlug({ kind: 'room', id })}` })),
})
