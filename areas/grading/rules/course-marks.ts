import { quarterOn, type Quarter } from '#areas/calendar/rules/periods.ts'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { GradingMode, LessonScoreType } from '#platform/contract/enumerations.ts'
import type { PeriodKind } from './grading-mode.ts'
import type { GradingPolicy } from './policy.ts'
import type { FoPoints, PlannedWork, Points } from './period-parts.ts'
import type { PeriodInput } from './period-outcome.ts'

/** How a course is graded for a student. */
export interface CourseGrading {
  mode: GradingMode
  parallel: number
  policy: GradingPolicy
}

/**
 * A mark of a student in a course, of whatever group. `quarter` (1–4) is that of the lesson, of a СОР or СОЧ that of its
 * work; `number` is the work's, null of ФО; only of these may several stand together, with their `count`.
 */
export interface CourseMark extends FoPoints {
  type: LessonScoreType
  quarter: number
  number: number | null
}

/** A mark as it is stored: by the day of its lesson, of a СОР or СОЧ also the quarter of its work. */
export interface DatedMark extends Points {
  type: LessonScoreType
  date: CalendarDate
  quarter_id: number | null
  number: number | null
}

/** Marks with the numbers of their quarters; what lies outside every quarter counts nowhere and is left out. */
export function courseMarks<Mark extends DatedMark>(
  quarters: readonly Quarter[],
  marks: readonly Mark[],
): (Mark & { quarter: number })[] {
  return marks.flatMap((mark) => {
    const quarter = quarters.find(({ id }) => id === mark.quarter_id) ?? quarterOn(quarters, mark.date)
    return quarter ? [{ ...mark, quarter: quarter.number }] : []
  })
}

/** A work planned in the group a student is in. */
export interface CourseWork {
  kind: 'sor' | 'soch'
  number: number
  maximum: number
  quarter: number
}

/** A quarter (1–4) or a half-year (1–2). */
export interface CoursePeriod {
  kind: PeriodKind
  number: number
}

/** Numbers of the quarters a period is made of. */
export const quartersOfPeriod = ({ kind, number }: CoursePeriod): number[] =>
  kind === 'quarter' ? [number] : [number * 2 - 1, number * 2]

const isOf = (work: CourseWork, mark: CourseMark) =>
  mark.type === work.kind && mark.quarter === work.quarter && mark.number === work.number

/**
 * Planned works as they stand for a student. A work written in another group before a move counts for the one of the same
 * kind, quarter and number, out of the maximum it was written for; where it was written in both, it counts once, by the
 * mark of the present group (docs/decisions/0009). What only the other group had planned counts too, once written.
 * @param marks those of the present group first
 */
export function worksOfStudent(works: readonly CourseWork[], marks: readonly CourseMark[]): PlannedWork[] {
  const planned = works.map(({ kind, number, maximum, quarter }): PlannedWork => {
    const mark = marks.find((one) => isOf({ kind, number, maximum, quarter }, one))
    return { kind, number, maximum: mark?.maximum ?? maximum, points: mark?.value ?? null, quarter }
  })
  const brought = marks.flatMap((mark, index): PlannedWork[] => {
    const { type: kind, number, quarter, value, maximum } = mark
    if (kind === 'fo' || number === null) return []
    const isKnown = works.some((work) => isOf(work, mark))
    const isAgain = marks.slice(0, index).some((one) => isOf({ kind, number, maximum, quarter }, one))
    return isKnown || isAgain ? [] : [{ kind, number, maximum, points: value, quarter }]
  })
  return [...planned, ...brought]
}

/** What decides a student's result of a course in a period: the works planned in the group, the marks of all groups. */
export function periodInputOf(
  { mode, parallel, policy }: CourseGrading,
  period: CoursePeriod,
  works: readonly CourseWork[],
  marks: readonly CourseMark[],
): PeriodInput {
  const quarters = quartersOfPeriod(period)
  const within = ({ quarter }: { quarter: number }) => quarters.includes(quarter)
  const own = marks.filter(within)
  return {
    mode,
    parallel,
    policy,
    period: period.kind,
    fo: own.filter(({ type }) => type === 'fo').map(({ value, maximum, count }) => ({ value, maximum, count })),
    works: worksOfStudent(works.filter(within), own),
  }
}
