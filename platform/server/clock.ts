/** Time as the school's wall clock shows it. */
export interface Clock {
  readonly timeZone: string
  /** The instant; the same as the machine's unless a fixed day was asked for. */
  now: () => Date
  /** Calendar date in the school's zone, `yyyy-MM-dd`. */
  today: () => string
  /** Time of day in the school's zone, `HH:MM`. */
  timeOfDay: () => string
}
/** A clock that can be taken to another zone. */
export interface SchoolClock extends Clock {
  moveTo: (timeZone: string) => void
}

const hands = (timeZone: string) => ({
  timeZone,
  day: new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }),
  time: new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
})

/**
 * @param fixed makes that day today: `yyyy-MM-dd` at the real time of day, `yyyy-MM-ddTHH:MM` at that minute for good; for
 * tests, pictures and looking back
 */
export function schoolClock(timeZone: string, fixed = ''): SchoolClock {
  const [fixedDay, fixedTime] = fixed.split('T')
  let own = hands(timeZone)
  return {
    get timeZone() {
      return own.timeZone
    },
    now: () => new Date(),
    today: () => fixedDay || own.day.format(new Date()),
    timeOfDay: () => fixedTime ?? own.time.format(new Date()),
    moveTo: (zone) => {
      if (zone !== own.timeZone) own = hands(zone)
    },
  }
}

const lookMs = 30_000

/**
 * Keeps the clock by the zone that the school has chosen, whichever process was told.
 * @param readZone null where the school has chosen none
 * @returns how to stop
 */
export async function followZone(clock: SchoolClock, readZone: () => Promise<string | null>): Promise<() => void> {
  const look = async () => {
    const zone = await readZone()
    if (zone !== null) clock.moveTo(zone)
  }
  await look()
  // a moment without the database: the next look finds out
  const timer = setInterval(() => void look().catch(() => undefined), lookMs)
  timer.unref()
  return () => clearInterval(timer)
}
