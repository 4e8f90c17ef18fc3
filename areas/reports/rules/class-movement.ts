import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import { compareCode } from '#platform/contract/compare.ts'

/** A stay in a class: `from` and `to` are its first and last day. */
export interface Stay {
  full_name: string
  from: CalendarDate
  to: CalendarDate
}
export interface ClassMovement {
  at_start: number
  /** Who came after the first day, by date. */
  arrived: { full_name: string; date: CalendarDate }[]
  /** Who was there for the last time on `date`, before the last day. */
  left: { full_name: string; date: CalendarDate }[]
  at_end: number
}

const byDate = <Row extends { date: CalendarDate }>(rows: Row[]) =>
  rows.toSorted((one, other) => compareCode(one.date, other.date))

/** How a class changed from one day to another, both included; at the start, arrived, left and at the end add up. */
export function classMovement(stays: readonly Stay[], start: CalendarDate, end: CalendarDate): ClassMovement {
  const own = stays.filter(({ from, to }) => from <= end && to >= start)
  return {
    at_start: own.filter(({ from }) => from <= start).length,
    arrived: byDate(own.filter(({ from }) => from > start).map(({ full_name, from: date }) => ({ full_name, date }))),
    left: byDate(own.filter(({ to }) => to < end).map(({ full_name, to: date }) => ({ full_name, date }))),
    at_end: own.filter(({ to }) => to >= end).length,
  }
}
