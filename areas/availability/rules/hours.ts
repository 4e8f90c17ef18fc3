export const hourKinds = ['closed', 'unwanted'] as const
export type HourKind = (typeof hourKinds)[number]

/** An hour of the week: 0 is Monday. */
export interface WeekHour {
  weekday: number
  shift: number
  slot: number
}
export const hourKey = ({ weekday, shift, slot }: WeekHour): string => `${weekday} ${shift} ${slot}`

/** What was marked by key; an hour that is not there is open. */
export type Marks = ReadonlyMap<string, HourKind>
export const marksOf = (hours: readonly (WeekHour & { kind: HourKind })[]): Marks =>
  new Map(hours.map((one) => [hourKey(one), one.kind]))

/** What a press makes of an hour: open, unwanted, closed, open again. */
export const nextKind = (kind: HourKind | null): HourKind | null =>
  kind === null ? 'unwanted' : kind === 'unwanted' ? 'closed' : null

/** With hours marked anew; null opens them. */
export function withMarks(marks: Marks, keys: readonly string[], kind: HourKind | null): Marks {
  const next = new Map(marks)
  for (const key of keys)
    if (kind === null) next.delete(key)
    else next.set(key, kind)
  return next
}
export const hoursOf = (marks: Marks): (WeekHour & { kind: HourKind })[] =>
  Array.from(marks, ([key, kind]) => {
    const [weekday = 0, shift = 1, slot = 0] = key.split(' ').map(Number)
    return { weekday, shift, slot, kind }
  }).toSorted((one, other) => one.weekday - other.weekday || one.shift - other.shift || one.slot - other.slot)

interface Closing {
  hours: readonly (WeekHour & { kind: HourKind })[]
  methodical_day: number | null
}
/** Whether an hour is closed by one but not by what stood before: only those are told of. */
export function isNewlyClosed(hour: WeekHour, after: Closing, before: Closing): boolean {
  const isClosed = ({ hours, methodical_day }: Closing) =>
    hour.weekday === methodical_day || marksOf(hours).get(hourKey(hour)) === 'closed'
  return isClosed(after) && !isClosed(before)
}
