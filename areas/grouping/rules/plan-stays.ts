import type { CalendarDate } from '#platform/contract/calendar-date.ts'

/** Days from `from` on; `until` is the first day after them, null where there is no end. */
export interface Days {
  from: CalendarDate
  until: CalendarDate | null
}
/** A student's time in a group of a course. */
export interface Stay extends Days {
  id: number
  group_id: number
}
export interface Wanted {
  /** Null: in no group of the course. */
  group_id: number | null
  /** From this day on. */
  from: CalendarDate
  /** The first day on which there is no such group, or no such year. */
  before: CalendarDate
  /** The times in classes, by their beginning, which bound those in groups. */
  inClass: readonly Days[]
}
export interface StayPlan {
  /** Left without a day. */
  gone: Stay[]
  /** End by another day, earlier or later. */
  changed: (Stay & { ends: CalendarDate })[]
  made: (Days & { group_id: number; until: CalendarDate })[]
}

const never = '9999-12-31'
const end = ({ until }: Days): CalendarDate => until ?? never
const earlier = (one: CalendarDate, other: CalendarDate) => (one < other ? one : other)
const later = (one: CalendarDate, other: CalendarDate) => (one > other ? one : other)

/** The days on which the student is to be in the group: those in classes that touch one another are one time. */
function wantedDays({ group_id, from, before, inClass }: Wanted): { from: CalendarDate; until: CalendarDate }[] {
  if (group_id === null) return []
  const days: { from: CalendarDate; until: CalendarDate }[] = []
  for (const stay of inClass) {
    const piece = { from: later(stay.from, from), until: earlier(end(stay), before) }
    if (piece.from >= piece.until) continue
    const last = days.at(-1)
    if (last && last.until >= piece.from) last.until = later(last.until, piece.until)
    else days.push(piece)
  }
  return days
}

/**
 * What becomes of a student's times in the groups of one course, so that from a day on they are in the wanted one: times in
 * others end the day before, one that would keep no day goes, a time in the wanted group goes on where it can.
 */
export function planStays(stays: readonly Stay[], wanted: Wanted): StayPlan {
  const { from } = wanted
  const days = wantedDays(wanted)
  const [first] = days
  const goesOn =
    first &&
    stays.find((stay) => stay.group_id === wanted.group_id && stay.from <= first.from && end(stay) >= first.from)
  const plan: StayPlan = { gone: [], changed: [], made: [] }
  for (const stay of stays) {
    if (stay === goesOn || end(stay) <= from) continue
    if (stay.from >= from) plan.gone.push(stay)
    else plan.changed.push({ ...stay, ends: from })
  }
  if (goesOn && first && goesOn.until !== first.until) plan.changed.push({ ...goesOn, ends: first.until })
  for (const piece of goesOn ? days.slice(1) : days)
    if (wanted.group_id !== null) plan.made.push({ group_id: wanted.group_id, ...piece })
  return plan
}

/** Days of groups that go from a student's time in them, each from its first one; in the wanted group it goes on. */
export const daysTaken = (
  { gone, changed }: StayPlan,
  { group_id: wanted }: Pick<Wanted, 'group_id'>,
): { group_id: number; from: CalendarDate }[] =>
  [
    ...gone.map(({ group_id, from }) => ({ group_id, from })),
    ...changed.filter((stay) => stay.ends < end(stay)).map(({ group_id, ends }) => ({ group_id, from: ends })),
  ].filter(({ group_id }) => group_id !== wanted)
