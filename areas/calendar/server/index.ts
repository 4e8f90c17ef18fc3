import { readiness } from './readiness.ts'
import type { Area } from '#platform/server/area.ts'
import { admitTo } from '#platform/server/mounted-room.ts'
import { calendarRoom, calendarRoomName } from '../contract/events.ts'
import { bellsWith } from './bells/bells.ts'
import { entriesWith } from './entries/entries.ts'
import type { EntryFollowers } from './entries/write-entry.ts'
import { firstSteps } from './first-steps.ts'
import { permissions } from './permissions.ts'
import { changeYearHandlers } from './years/change-years.ts'
import { exportYearHandler } from './years/export-year.ts'
import { listHandlers } from './years/list-years.ts'
import { auditedInCalendar, readYearHistoryHandler, yearNames } from './years/year-history.ts'
import { yearFields } from './template-fields.ts'

export type { LessonInTheWay } from '../contract/preview.ts'
export { insertUsualBells } from './bells/insert-bells.ts'
export type { ClosingQuarter, MovedClosing, RevertClosed } from './closed-results.ts'
export { currentYearId } from './current-year.ts'
export { dayOfYear } from './day-of-year.ts'
export type { ChangedBells, ChangedDays, LessonEffects, DatedLessons } from './dated-lessons.ts'

/** Whoever has signed in hears that the calendar has changed. */
const admitToCalendarRoom = admitTo(calendarRoom, () => Promise.resolve(calendarRoomName))

/** Years, their days and bells; lessons follow what changes in them, and results that a date has closed. */
export const calendarWith = (followers: EntryFollowers): Area => ({
  readiness,
  permissions,
  templateFields: [yearFields],
  firstSteps,
  endpoints: [
    ...listHandlers,
    ...changeYearHandlers,
    ...entriesWith(followers),
    ...bellsWith(followers.lessons),
    readYearHistoryHandler,
    exportYearHandler,
  ],
  rooms: [admitToCalendarRoom],
  audited: auditedInCalendar,
  auditedBelow: { 'platform.export': { names: { year_id: yearNames } } },
})
