import type { PeriodResult as StoredResult } from '#areas/grading/contract/results.ts'
import type { CourseMark, CoursePeriod, CourseWork } from '#areas/grading/rules/course-marks.ts'
import type { CourseInput, SetResult } from '#areas/grading/rules/course-results.ts'
import type { GradingPolicy } from '#areas/grading/rules/policy.ts'
import { isPeriodOpen, type PeriodClosing } from '#areas/grading/rules/period-state.ts'
import { closedQuarters, closingOfQuarter, endedQuarters } from '#areas/grading/rules/quarter-closing.ts'
import { halfOfQuarter } from '#areas/calendar/rules/periods.ts'
import type { JournalFrame } from '../../contract/journal.ts'
import { resultSlots, slotId, type ResultSlot } from './result-slots.ts'
import { periodsOf } from './columns.ts'

/** A result of the journal with what is the same for all its students. */
export interface SlotBasis {
  slot: ResultSlot
  /** Null for a result of the year. */
  period: CoursePeriod | null
  /** Numbers of the quarters it is made of, in order. */
  quarters: readonly number[]
  /** Until when it may be set: that of its last quarter; null where the year has no such period. */
  closing: PeriodClosing | null
  isOpen: boolean
}

/** What the results of all students of a journal follow from beside their marks, computed once for the journal as it stands. */
export interface ResultBasis {
  slots: ReadonlyMap<string, SlotBasis>
  course: Omit<CourseInput, 'marks' | 'results'>
  /** Number of a quarter by its id. */
  quarterNumbers: ReadonlyMap<number, number>
  /** Set results by student and `slotId`. */
  stored: ReadonlyMap<number, ReadonlyMap<string, StoredResult>>
  /** The same as the rules take them. */
  setResults: ReadonlyMap<number, readonly SetResult[]>
  /** Marks from other groups by student. */
  elsewhere: ReadonlyMap<number, readonly CourseMark[]>
}

function quartersOf({ quarters }: JournalFrame, { quarter_id, half }: ResultSlot) {
  const own =
    quarter_id === null
      ? quarters.filter(({ number }) => half === null || halfOfQuarter(number) === half)
      : quarters.filter(({ id }) => id === quarter_id)
  return own.toSorted((a, b) => a.number - b.number)
}

function slotBasis(grid: JournalFrame, slot: ResultSlot): SlotBasis {
  const quarters = quartersOf(grid, slot)
  const last = quarters.at(-1)
  const closing = last ? closingOfQuarter(periodsOf(grid), last) : null
  const isQuarter = slot.quarter_id !== null && last !== undefined
  const ofHalf: CoursePeriod | null = slot.half === null ? null : { kind: 'half-a-year', number: slot.half }
  return {
    slot,
    period: isQuarter ? { kind: 'quarter', number: last.number } : ofHalf,
    quarters: quarters.map(({ number }) => number),
    closing,
    isOpen: closing !== null && isPeriodOpen(closing, grid.today),
  }
}

export function resultBasis(grid: JournalFrame): ResultBasis {
  const quarterNumbers = new Map(grid.quarters.map(({ id, number }) => [id, number]))
  const withNumber = <Row extends { quarter_id: number }, Made>(
    rows: readonly Row[],
    of: (row: Row, quarter: number) => Made,
  ) =>
    rows.flatMap((row): Made[] => {
      const quarter = quarterNumbers.get(row.quarter_id)
      return quarter === undefined ? [] : [of(row, quarter)]
    })
  const policies = new Map(grid.former_policies.map(({ id, rules }) => [id, rules as GradingPolicy]))
  const asSet = ({ type, quarter_id, half, value, policy_id }: StoredResult): SetResult[] => {
    const quarter = quarter_id === null ? null : quarterNumbers.get(quarter_id)
    return quarter === undefined ? [] : [{ type, quarter, half, value, policy: policies.get(policy_id) }]
  }
  const results = [...Map.groupBy(grid.results, ({ student_id }) => student_id)]
  const elsewhere = withNumber(grid.elsewhere, ({ student_id, type, value, maximum, number }, quarter) => ({
    student_id,
    mark: { type, value, maximum, number, quarter },
  }))
  return {
    slots: new Map(resultSlots(grid).map((slot) => [slot.id, slotBasis(grid, slot)])),
    course: {
      mode: grid.group.grading_mode,
      parallel: grid.group.parallel,
      policy: grid.policy.rules as GradingPolicy,
      hasExam: grid.group.has_exam,
      works: withNumber(grid.works, ({ kind, number, maximum }, quarter): CourseWork => ({
        kind,
        number,
        maximum,
        quarter,
      })),
      closedQuarters: closedQuarters(periodsOf(grid), grid.today),
      endedQuarters: endedQuarters(periodsOf(grid), grid.today),
    },
    quarterNumbers,
    stored: new Map(results.map(([id, own]) => [id, new Map(own.map((one) => [slotId(one), one]))])),
    setResults: new Map(results.map(([id, own]) => [id, own.flatMap(asSet)])),
    elsewhere: new Map(
      [...Map.groupBy(elsewhere, ({ student_id }) => student_id)].map(([id, own]) => [id, own.map(({ mark }) => mark)]),
    ),
  }
}
