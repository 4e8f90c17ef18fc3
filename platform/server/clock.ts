/** Time as the school's wall clock shows it. */
export interface Clock {
  timeZone: string
  /** The instant; the same as the machine's unless a fixed day was asked for. */
  now: () => Date
  /** Calendar date in the school's zone, `yyyy-MM-dd`. */
  today: () => string
  /** Time of day in the school's zone, `HH:MM`. */
  timeOfDay: () => string
}

/** @param fixedDay makes that day today, at the real time of day: for tests, pictures and looking back */
export function schoolClock(timeZone: string, fixedDay?: string): Clock {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  const time = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  return {
    timeZone,
    now: () => new Date(),
    today: () => fixedDay ?? day.format(new Date()),
    timeOfDay: () => time.format(new Date()),
  }
}
