/** Links of the study set-up of a year, in their order. */
export const setUpLinks = [
  'calendar',
  'classes',
  'courses',
  'plan',
  'works',
  'groups',
  'workload',
  'timetable',
] as const
export type SetUpLink = (typeof setUpLinks)[number]
