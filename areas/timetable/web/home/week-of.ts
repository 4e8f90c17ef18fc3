import type { CalendarDate } from '#platform/contract/calendar-date.ts'

/** The week of a class in which a lesson stands; null: the lesson is no class's. */
export const weekOf = ({ class_id, date }: { class_id: number | null; date: CalendarDate }) =>
  class_id === null ? null : { to: '/timetable/$slug', params: { slug: `class-${class_id}` }, search: { date } }
