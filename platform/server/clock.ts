import { noteHour } from './conditional/reading.ts'

/**
 * The instant by which limits, terms and durations are measured. It always runs, whatever day the school is held at: tokens
 * expire, links end and people wait on a fixed day too. A monotonic span within one process is `performance.now()`; what
 * statements compare with stored instants is the database's own `now()`.
 */
export function now(): Date {
  noteHour()
  return new Date()
}

/** The school's day and hour, as its wall clock shows them. */
export interface Clock {
  readonly timeZone: string
  /** Calendar date in the school's zone, `yyyy-MM-dd`. */
  today: () => string
  /** Time of day in the school's zone, `HH:MM`. */
  timeOfDay: () => string
  /** Where the hour was asked to stand still; null: it runs. */
  readonly fixedTime: string | null
  /** The midnight that ends the present day of the zone, whatever day the school is held at. */
  dayEnds: () => Date
}
/** A clock that can be taken to another zone. */
export interface SchoolClock extends Clock {
  moveTo: (timeZone: string) => void
}

const dayMs = 24 * 3_600_000
const minuteMs = 60_000

/** @param timeAt tells `HH:MM` of an instant in a zone */
function nextMidnight(timeAt: (instant: Date) => string, instant: Date): Date {
  const since = (at: Date) => {
    const [hours = 0, minutes = 0] = timeAt(at).split(':').map(Number)
    return (hours * 60 + minutes) * minuteMs
  }
  const minute = instant.getTime() - (instant.getTime() % minuteMs)
  const guess = new Date(minute + dayMs - since(instant))
  // on a day when clocks are put forward or back it is an hour off
  const off = since(guess)
  return new Date(guess.getTime() - (off > dayMs / 2 ? off - dayMs : off))
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
    today: () => fixedDay || own.day.format(new Date()),
    timeOfDay: () => {
      const instant = now()
      return fixedTime ?? own.time.format(instant)
    },
    fixedTime: fixedTime ?? null,
    dayEnds: () => nextMidnight((at) => own.time.format(at), new Date()),
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
