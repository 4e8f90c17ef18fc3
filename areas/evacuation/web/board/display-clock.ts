import { displayMoment } from '#platform/web/format/moment.ts'

/** «12:07», by the school's clock. */
export const displayClock = (instant: string): string => displayMoment(instant).slice(-5)
