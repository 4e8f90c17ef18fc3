import { displayDate } from '#platform/contract/calendar-date.ts'

/** Instants by the school's wall clock. */
export interface SchoolMoments {
  /** `yyyy-MM-ddTHH:mm:ss`, as a sheet's cell of a moment wants it. */
  cell: (at: Date) => string
  /** «20.11.2026» */
  day: (at: Date) => string
  /** «20.11.2026, 08:05» */
  text: (at: Date) => string
  /** «20.11.2026, 08:05:09» */
  exact: (at: Date) => string
  /** «20.11, 08:05», of what was not long ago. */
  short: (at: Date) => string
}

/** @param timeZone of the school, an IANA name */
export function schoolMoments(timeZone: string): SchoolMoments {
  // Swedish writes moments as ISO 8601 does; how a school's dates look depends on no language
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  const partsOf = (at: Date) => {
    const [date = '', time = ''] = format.format(at).split(' ')
    return { date, time, day: displayDate(date), minute: time.slice(0, 5) }
  }
  const written = (say: (parts: ReturnType<typeof partsOf>) => string) => (at: Date) => say(partsOf(at))
  return {
    cell: written(({ date, time }) => `${date}T${time}`),
    day: written(({ day }) => day),
    text: written(({ day, minute }) => `${day}, ${minute}`),
    exact: written(({ day, time }) => `${day}, ${time}`),
    short: written(({ day, minute }) => `${day.slice(0, 5)}, ${minute}`),
  }
}
