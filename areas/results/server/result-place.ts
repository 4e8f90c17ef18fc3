import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { ResultType } from '#platform/contract/enumerations.ts'
import { msg } from '#platform/contract/text.ts'
import { refuse } from '#platform/server/refusal.ts'
import type { CoursePeriod } from '#areas/grading/rules/course-marks.ts'
import type { PeriodClosing } from '#areas/grading/rules/period-state.ts'
import { closingOfQuarter } from '#areas/grading/rules/quarter-closing.ts'
import type { GroupRules, ResultRow } from '#areas/grading/server/index.ts'
import type { MemberRow } from './course-rows.ts'

/** What a result is for: a quarter, a half-year, or the year where `period` is null; both ends belong to it. */
export interface ResultPlace {
  type: ResultType
  period: CoursePeriod | null
  quarter_id: number | null
  half: number | null
  start: CalendarDate
  end: CalendarDate
  closing: PeriodClosing
}
interface Named {
  type: ResultType
  quarter_id?: number | null | undefined
  half?: 1 | 2 | null | undefined
}

/**
 * Finds the period a call names among the quarters of the group's year; 422 where there is none such. Results of the year
 * close, and are reopened, with its last quarter.
 */
export function placeOfResult(group: GroupRules, { type, quarter_id = null, half = null }: Named): ResultPlace {
  if (quarter_id !== null && half !== null) throw refuse('half', msg`Укажите четверть или полугодие, не оба`)
  const own = group.quarters.filter(({ id, number }) =>
    quarter_id !== null ? id === quarter_id : half === null || Math.ceil(number / 2) === half,
  )
  const [first, last] = [own[0], own.at(-1)]
  if (!first || !last) throw refuse(half === null ? 'quarter_id' : 'half', msg`Такого периода в учебном году нет`)
  const period: CoursePeriod | null =
    quarter_id !== null
      ? { kind: 'quarter', number: first.number }
      : half === null
        ? null
        : { kind: 'half-a-year', number: half }
  return {
    type,
    period,
    quarter_id,
    half,
    start: first.start_date,
    end: last.end_date,
    closing: closingOfQuarter(group, last),
  }
}

/** What a stored result is for, as a group of its course sees it. */
export const placeOfStored = (
  group: GroupRules,
  { type, quarter_id, half }: Pick<ResultRow, 'type' | 'quarter_id' | 'half'>,
): ResultPlace => placeOfResult(group, { type, quarter_id, half: half === 1 || half === 2 ? half : null })

/**
 * The policy that a result is computed with: once its period has come to its date the one it was stored with, reopened or
 * not; till then, and where nothing is stored, the one in force.
 */
export const policyIdOf = (
  { policy }: { policy: { id: number } },
  { closing }: ResultPlace,
  stored: ResultRow | undefined,
  today: CalendarDate,
): number => (stored && closing.closes_on < today ? stored.policy_id : policy.id)

export const isStoredFor = (
  row: Pick<ResultRow, 'type' | 'quarter_id' | 'half'>,
  { type, quarter_id, half }: ResultPlace,
): boolean => row.type === type && row.quarter_id === quarter_id && row.half === half

/** Whether a student was in the group on some day of the period. */
export const wasMember = (memberships: readonly MemberRow[], { start, end }: ResultPlace): boolean =>
  memberships.some(({ from, to }) => (from === null || from <= end) && (to === null || to >= start))

/** Whether a student is in the group at the period's end, today where it still goes on. */
export function isMemberAtEnd(memberships: readonly MemberRow[], { end }: ResultPlace, today: CalendarDate): boolean {
  const day = end < today ? end : today
  return memberships.some(({ from, to }) => (from === null || from <= day) && (to === null || to >= day))
}
