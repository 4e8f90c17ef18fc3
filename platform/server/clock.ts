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
  /** Since when the zone's offset from UTC is that of the midnight that ends the present day; at most a year back. */
  offsetSince: () => Date
}
/** A clock that can be taken to another zone. */
export interface SchoolClock extends Clock {
  moveTo: (timeZone: string) => void
}

const dayMs = 24 * 3_600_000
const minuteMs = 60_000

/** Tells `HH:MM` of an instant in a zone. */
type TimeAt = (instant: Date) => string
/** The time of day there, milliseconds. */
function timeOfDayAt(timeAt: TimeAt, instant: Date): number {
  const [hours = 0, minutes = 0] = timeAt(instant).split(':').map(Number)
  return (hours * 60 + minutes) * minuteMs
}
function nextMidnight(timeAt: TimeAt, instant: Date): Date {
  const since = (at: Date) => timeOfDayAt(timeAt, at)
  const minute = instant.getTime() - (instant.getTime() % minuteMs)
  const guess = new Date(minute + dayMs - since(instant))
  // on a day when clocks are put forward or back it is an hour off
  const off = since(guess)
  return new Date(guess.getTime() - (off > dayMs / 2 ? off - dayMs : off))
}

const maxDaysBack = 365
/** Midnights before that one, for as long as they are a whole day apart. */
function steadySince(timeAt: TimeAt, midnight: Date): Date {
  let since = midnight
  for (let days = 0; days < maxDaysBack; days++) {
    const before = new Date(since.getTime() - dayMs)
    if (timeOfDayAt(timeAt, before) !== 0) return since
    since = before
  }
  return since
}

function handsOf(timeZone: string) {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  const time = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  const timeAt = (instant: Date) => time.format(instant)
  const dayEnds = () => nextMidnight(timeAt, new Date())
  let known: { midnight: number; since: Date } | undefined
  const offsetSince = () => {
    const midnight = dayEnds()
    if (known?.midnight !== midnight.getTime())
      known = { midnight: midnight.getTime(), since: steadySince(timeAt, midnight) }
    return known.since
  }
  return { timeZone, today: () => day.format(new Date()), timeAt, dayEnds, offsetSince }
}

/**
 * @param fixed makes that day today: `yyyy-MM-dd` at the real time of day, `yyyy-MM-ddTHH:MM` at that minute for good; for
 * tests, pictures and looking back
 */
export function schoolClock(timeZone: string, fixed = ''): SchoolClock {
  const [fixedDay, fixedTime] = fixed.split('T')
  let own = handsOf(timeZone)
  return {
    get timeZone() {
      return own.timeZone
    },
    today: () => fixedDay || own.today(),
    timeOfDay: () => {
      const instant = now()
      return fixedTime ?? own.timeAt(instant)
    },
    fixedTime: fixedTime ?? null,
    dayEnds: () => own.dayEnds(),
    offsetSince: () => own.offsetSince(),
    moveTo: (zone) => {
      if (zone !== own.timeZone) own = handsOf(zone)
    },
  }
}

const lookMs = 30_000

/**
 * Looks at once and again every half minute at what the school has chosen, so that each process knows it, whichever was told:
 * the zone of its clock, its kind.
 * @returns how to stop
 */
export async function followChoices(look: () => Promise<void>): Promise<() => void> {
  await look()
  // a moment without the database: the next look finds out
  const timer = setInterval(() => void look().catch(() => undefined), lookMs)
  timer.unref()
  return () => clearInterval(timer)
}
