import { displayMoment } from '#platform/web/format/moment.ts'

/** «12:07», by the school's clock. */
export const displayClock = (instant: string): string => displayMoment(instant).slice(-5)

/** «12:07:41»: zones differ by whole minutes. */
export const displaySeconds = (instant: string): string =>
  `${displayClock(instant)}:${String(new Date(instant).getUTCSeconds()).padStart(2, '0')}`
