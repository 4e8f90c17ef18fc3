import type { PlannedEntry, PlannedSlot } from '#areas/timetable/rules/import-plan.ts'

/** What a group is taught by one teacher, in pairs of lessons a week. */
export interface Taught {
  group: string
  key: string
  teacher: string
  pairs: number
}

const days = 5
const pairsADay = 3
/** A teacher has a room of their own. */
export const roomOf = (teacher: string): string => `Кабинет ${teacher}`

/** 08:30 to 15:40 in pairs of 45 minutes; the fourth pair is for lessons that move. */
const starts = ['08:30', '09:20', '10:15', '11:05', '12:20', '13:10', '14:05', '14:55']
const lessonMinutes = 45
function later(time: string): string {
  const total = Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) + lessonMinutes
  return `${String(Math.floor(total / 60)).padStart(2, '0')}:${String(total % 60).padStart(2, '0')}`
}
export const slots: PlannedSlot[] = starts.map((startsAt, hour) => ({
  hour,
  shift: 1,
  number: hour + 1,
  startsAt,
  endsAt: later(startsAt),
}))

interface Pair {
  taught: Taught
  time: number
}
/** The times of the week at which somebody, a group or a teacher, is busy, with the pair they have then. */
type Busy = Map<string, Map<number, Pair>>

const own = (busy: Busy, who: string): Map<number, Pair> => {
  const known = busy.get(who) ?? new Map<number, Pair>()
  busy.set(who, known)
  return known
}
const times = Array.from({ length: days * pairsADay }, (_, time) => time)
const freeOf = (busy: Busy, who: string): number => {
  const free = times.find((time) => !own(busy, who).has(time))
  if (free === undefined) throw new Error(`${who} has more pairs than a week holds`)
  return free
}

/** Exchanges two times along the chain of pairs that begins with somebody: nobody's week grows or clashes. */
function exchange(busy: Busy, who: string, at: number, to: number): void {
  const chain: Pair[] = []
  let [at_, to_, person] = [at, to, who]
  for (let pair = own(busy, person).get(at_); pair !== undefined; pair = own(busy, person).get(at_)) {
    chain.push(pair)
    person = person === pair.taught.group ? pair.taught.teacher : pair.taught.group
    ;[at_, to_] = [to_, at_]
  }
  for (const { taught, time } of chain) for (const one of [taught.group, taught.teacher]) own(busy, one).delete(time)
  for (const pair of chain) {
    pair.time = pair.time === at ? to : at
    for (const one of [pair.taught.group, pair.taught.teacher]) own(busy, one).set(pair.time, pair)
  }
}

/**
 * A week without clashes: groups and teachers are the two sides of a graph, pairs its edges, times its colours, of which by
 * König's theorem as many are enough as the busiest of them has pairs.
 */
function placePairs(taught: readonly Taught[]): Pair[] {
  const busy: Busy = new Map()
  const placed: Pair[] = []
  const most = Math.max(...taught.map(({ pairs }) => pairs))
  // the first pair of everything, then the second: those of one course come on different days
  for (let round = 0; round < most; round++)
    for (const one of taught.filter(({ pairs }) => pairs > round)) {
      const time = freeOf(busy, one.group)
      if (own(busy, one.teacher).has(time)) exchange(busy, one.teacher, time, freeOf(busy, one.teacher))
      const pair = { taught: one, time }
      for (const who of [one.group, one.teacher]) own(busy, who).set(time, pair)
      placed.push(pair)
    }
  return placed
}

/** The week's lessons, each pair as two of them. */
export const placeLessons = (taught: readonly Taught[]): PlannedEntry[] =>
  placePairs(taught).flatMap(({ taught: { key, teacher }, time }, activity) =>
    [1, 2].map((half): PlannedEntry => ({
      activity,
      group: key,
      weekday: time % days,
      shift: 1,
      slot: Math.floor(time / days) * 2 + half,
      teachers: [teacher],
      room: roomOf(teacher),
    })),
  )
