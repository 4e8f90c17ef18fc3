import type { GridQuarter, PeriodResult as StoredResult } from '#areas/grading/contract/results.ts'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import { cellId } from '#platform/web/grid/index.ts'
import { halfOfQuarter } from '#areas/calendar/rules/periods.ts'
import type { CourseMark, CourseWork } from '#areas/grading/rules/course-marks.ts'
import { courseResults, type CourseResult } from '#areas/grading/rules/course-results.ts'
import { foAverageText } from '#areas/grading/rules/forecast-text.ts'
import type { GradingPolicy } from '#areas/grading/rules/policy.ts'
import { isPeriodOpen, type PeriodClosing } from '#areas/grading/rules/period-state.ts'
import { closedQuarters, closingOfQuarter } from '#areas/grading/rules/quarter-closing.ts'
import { letterOf } from '#areas/grading/rules/result-letter.ts'
import {
  computedText,
  recommendedValue,
  resultText,
  type ResultValue,
  withLetter,
} from '#areas/grading/rules/result-value.ts'
import type { MarkColumn, Period } from './columns.ts'
import type { JournalStore } from './journal-store.ts'
import { periodsOf } from './validation.ts'
import { resultSlots, slotId, storedFor, type ResultSlot } from './result-slots.ts'

/** A result of a student as it is shown: what the rules recommend and what a person has set over it. */
export interface SlotResult {
  slot: ResultSlot
  /** Null for an exam, which nothing recommends. */
  computed: CourseResult['computed'] | null
  recommended: ResultValue
  set: StoredResult | null
  /** «4», «зч», «—», «н/а» or nothing: the set value before the computed one. */
  text: string
  isOpen: boolean
}

function marksOf(store: JournalStore, { id, ...column }: MarkColumn, studentId: number): CourseMark[] {
  const quarter = column.quarter?.number
  if (quarter === undefined) return []
  const work = column.kind === 'work' ? column.work : null
  return store.entries(cellId(id, studentId)).scores.map(({ mark, score }) => ({
    type: work?.kind ?? 'fo',
    number: work?.number ?? null,
    quarter,
    value: mark.value,
    maximum: score?.maximum ?? work?.maximum ?? store.policy.fo_maximum,
  }))
}

/** All marks of a student in the course: those of this journal as they stand on the screen, then those of other groups. */
function courseMarks(store: JournalStore, studentId: number): CourseMark[] {
  const { quarters, elsewhere } = store.grid
  const brought = elsewhere.flatMap(({ student_id, quarter_id, ...mark }): CourseMark[] => {
    const quarter = quarters.find(({ id }) => id === quarter_id)?.number
    return student_id === studentId && quarter !== undefined ? [{ ...mark, quarter }] : []
  })
  return [...store.columns.flatMap((column) => marksOf(store, column, studentId)), ...brought]
}

const plannedWorks = ({ grid }: JournalStore): CourseWork[] =>
  grid.works.flatMap(({ kind, number, maximum, quarter_id }) => {
    const quarter = grid.quarters.find(({ id }) => id === quarter_id)?.number
    return quarter === undefined ? [] : [{ kind, number, maximum, quarter }]
  })

function quartersOf({ grid }: JournalStore, { quarter_id, half }: ResultSlot): GridQuarter[] {
  if (quarter_id !== null) return grid.quarters.filter(({ id }) => id === quarter_id)
  return half === null ? [...grid.quarters] : grid.quarters.filter(({ number }) => halfOfQuarter(number) === half)
}

const lastQuarterOf = (store: JournalStore, slot: ResultSlot): GridQuarter | undefined =>
  quartersOf(store, slot)
    .toSorted((a, b) => a.number - b.number)
    .at(-1)

/** The last day of what a result is for; empty where the year has no such period. */
export const lastDayOf = (store: JournalStore, slot: ResultSlot): CalendarDate =>
  lastQuarterOf(store, slot)?.end_date ?? ''

/** Until when a result may be set: that of its last quarter. */
export function closingOfSlot(store: JournalStore, slot: ResultSlot): PeriodClosing | null {
  const last = lastQuarterOf(store, slot)
  return last ? closingOfQuarter(periodsOf(store.grid), last) : null
}

/** Whether the slot's first day has come: before it nothing can be set. */
export const hasBegun = (store: JournalStore, slot: ResultSlot): boolean =>
  quartersOf(store, slot).some(({ start_date }) => start_date <= store.grid.today)

function isFor(store: JournalStore, { type, period }: CourseResult, slot: ResultSlot): boolean {
  const quarter = store.grid.quarters.find(({ id }) => id === slot.quarter_id)?.number ?? null
  return (
    type === slot.type &&
    quarter === (period?.kind === 'quarter' ? period.number : null) &&
    slot.half === (period?.kind === 'half-a-year' ? period.number : null)
  )
}

function slotResult(
  store: JournalStore,
  studentId: number,
  slot: ResultSlot,
  found: CourseResult | undefined,
): SlotResult {
  const set = storedFor(store.grid.results, studentId, slot)
  const computed = found?.computed ?? null
  const closing = closingOfSlot(store, slot)
  const isOpen = closing !== null && isPeriodOpen(closing, store.grid.today)
  const own = computed?.kind === 'missing' && !isOpen ? resultText(slot.type, null) : computed && computedText(computed)
  const recommended = computed && recommendedValue(computed)
  const letter = computed && letterOf({ computed, set })
  return {
    slot,
    computed,
    recommended,
    set,
    isOpen,
    text: set ? withLetter(resultText(slot.type, set.value), letter) : (own ?? ''),
  }
}

/** All that is counted of a student in a journal, by the rules the server asks too; marks not yet saved count. */
export interface StudentResults {
  /** By `slotId`. */
  slots: ReadonlyMap<string, SlotResult>
  /** Mean ФО («7,33») by id of the quarter and for 'year'; null without marks. */
  averages: ReadonlyMap<Period, string | null>
}

function averagesOf(store: JournalStore, marks: readonly CourseMark[]): StudentResults['averages'] {
  const fo = marks.filter(({ type }) => type === 'fo')
  const ofQuarter = ({ id, number }: GridQuarter) =>
    [id, foAverageText({ fo: fo.filter(({ quarter }) => quarter === number), policy: store.policy })] as const
  return new Map<Period, string | null>([
    ...store.grid.quarters.map(ofQuarter),
    ['year', foAverageText({ fo, policy: store.policy })],
  ])
}

export function studentResults(store: JournalStore, studentId: number): StudentResults {
  const { grid, policy } = store
  const slots = resultSlots(grid)
  const set = slots.flatMap((slot) => {
    const stored = storedFor(grid.results, studentId, slot)
    const quarter = grid.quarters.find(({ id }) => id === slot.quarter_id)?.number ?? null
    const policy = grid.former_policies.find(({ id }) => id === stored?.policy_id)?.rules as GradingPolicy | undefined
    return stored ? [{ type: slot.type, quarter, half: slot.half, value: stored.value, policy }] : []
  })
  const marks = courseMarks(store, studentId)
  const results = courseResults({
    mode: grid.group.grading_mode,
    parallel: grid.group.parallel,
    policy,
    works: plannedWorks(store),
    marks,
    results: set,
    closedQuarters: closedQuarters(periodsOf(grid), grid.today),
  })
  const ofSlot = (slot: ResultSlot) => results.find((result) => isFor(store, result, slot))
  return {
    slots: new Map(slots.map((slot) => [slotId(slot), slotResult(store, studentId, slot, ofSlot(slot))])),
    averages: averagesOf(store, marks),
  }
}
