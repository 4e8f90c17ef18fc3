import type { PeriodResult as StoredResult } from '#areas/grading/contract/results.ts'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { CourseMark } from '#areas/grading/rules/course-marks.ts'
import {
  isClosed,
  inputOfPeriod,
  outcomeOfPeriod,
  periodSteps,
  yearOutcome,
  type CourseInput,
} from '#areas/grading/rules/course-results.ts'
import { foAverageText } from '#areas/grading/rules/period-parts.ts'
import { percentSoFar, unwritten, type PeriodInput } from '#areas/grading/rules/period-outcome.ts'
import type { PeriodClosing } from '#areas/grading/rules/period-state.ts'
import { letterOf } from '#areas/grading/rules/result-letter.ts'
import {
  computedText,
  recommendedValue,
  resultText,
  type Computed,
  type ResultValue,
  withLetter,
  withStar,
} from '#areas/grading/rules/result-value.ts'
import type { Period } from './columns.ts'
import type { JournalStore } from './journal-store.ts'
import type { ResultBasis, SlotBasis } from './result-basis.ts'
import type { ResultSlot } from './result-slots.ts'

/** A result of a student as it is shown: what the rules recommend and what a person has set over it. */
export interface SlotResult {
  slot: ResultSlot
  /** Null for an exam, which nothing recommends. */
  computed: Computed | null
  recommended: ResultValue
  set: StoredResult | null
  /** «4», «зч», «—», «н/а» or nothing: the set value before the computed one, «4*» where it differs from its marks. */
  text: string
  isOpen: boolean
}

/** What a student's results are computed from; `marks` by number of the quarter, the same arrays as long as they are the same. */
interface Sources {
  basis: ResultBasis
  studentId: number
  marks: ReadonlyMap<number, readonly CourseMark[]>
}

const marksOfYear = ({ marks }: Sources): CourseMark[] => [...marks.values()].flat()

function inputOf({ basis, studentId }: Sources, marks: readonly CourseMark[]): CourseInput {
  return { ...basis.course, marks, results: basis.setResults.get(studentId) ?? [] }
}

const marksOfSlot = ({ marks }: Sources, { quarters }: Pick<SlotBasis, 'quarters'>): CourseMark[] =>
  quarters.flatMap((quarter) => marks.get(quarter) ?? [])

/** By the rules the server asks too; a period is computed from its own marks alone. */
function computedOf(sources: Sources, { slot, period, quarters }: SlotBasis): Computed | null {
  if (slot.type === 'exam') return null
  if (period === null) {
    const input = inputOf(sources, marksOfYear(sources))
    return yearOutcome(input, slot.type, (one) => outcomeOfPeriod(input, one))?.computed ?? null
  }
  return outcomeOfPeriod(inputOf(sources, marksOfSlot(sources, { quarters })), period)
}

/** «4», «4 B+», «4*» where it differs from its marks. */
const setText = ({ type, value, differs }: StoredResult, letter: string | null) =>
  withStar(withLetter(resultText(type, value), letter), differs)

function slotResult(sources: Sources, ofSlot: SlotBasis): SlotResult {
  const { slot } = ofSlot
  const { basis, studentId } = sources
  const set = basis.stored.get(studentId)?.get(slot.id) ?? null
  // an exam is written when its year is over
  const isOpen = ofSlot.isOpen || (slot.type === 'exam' && set === null && basis.course.hasExam)
  const computed = computedOf(sources, ofSlot)
  // a year that waits for one of its periods or for its exam is not «н/а»
  const isNotAttested = computed?.kind === 'missing' && !isOpen && ofSlot.period !== null
  const own = isNotAttested ? resultText(slot.type, null) : computed && computedText(computed)
  return {
    slot,
    computed,
    recommended: computed && recommendedValue(computed),
    set,
    isOpen,
    text: set ? setText(set, computed && letterOf({ computed, set })) : (own ?? ''),
  }
}

/** What is not written of a period, and how that is said. */
interface MissingWords {
  works: string
  words: string
}
const namesOf = (input: PeriodInput): string =>
  unwritten(input)
    .map(({ kind, number, quarter }) => `${kind} ${number} ${quarter}`)
    .join(', ')

const isSame = (now: Sources, before: Sources, quarters: readonly number[]): boolean =>
  quarters.every((quarter) => now.marks.get(quarter) === before.marks.get(quarter))

/**
 * All that is counted of a student in a journal; marks not yet saved count. Each result is computed when it is asked for
 * first, and taken over from the results before where no mark of its period has changed.
 */
export class StudentResults {
  readonly #sources: Sources
  readonly #slots = new Map<string, SlotResult>()
  readonly #averages = new Map<Period, string | null>()
  readonly #percents = new Map<string, number | null>()
  readonly #missing = new Map<string, MissingWords>()

  constructor(sources: Sources, before: StudentResults | null) {
    this.#sources = sources
    if (before && before.#sources.basis === sources.basis) this.#takeOver(before)
  }

  /** In the order of time. */
  all(): SlotResult[] {
    return [...this.#sources.basis.slots.values()].map(({ slot }) => this.of(slot)).filter((one) => one !== null)
  }

  /** Null for a slot that the journal does not have. */
  of({ id }: Pick<ResultSlot, 'id'>): SlotResult | null {
    const ofSlot = this.#sources.basis.slots.get(id)
    if (!ofSlot) return null
    const known = this.#slots.get(id) ?? slotResult(this.#sources, ofSlot)
    this.#slots.set(id, known)
    return known
  }

  /** Mean ФО («7,33») of a quarter by its id, or of the year; null without marks. */
  average(period: Period): string | null {
    const known = this.#averages.get(period)
    if (known !== undefined) return known
    const { basis, marks } = this.#sources
    const own = period === 'year' ? marksOfYear(this.#sources) : marks.get(basis.quarterNumbers.get(period) ?? 0)
    const average = foAverageText({ fo: (own ?? []).filter(({ type }) => type === 'fo'), policy: basis.course.policy })
    this.#averages.set(period, average)
    return average
  }

  /** Percent of a period by what is marked so far, rounded; null without marks, and for results of the year. */
  percent({ id }: Pick<ResultSlot, 'id'>): number | null {
    const known = this.#percents.get(id)
    if (known !== undefined) return known
    const computed = this.of({ id })?.computed
    const input = computed?.kind === 'missing' ? this.input({ id }) : null
    const percent = computed && 'percent' in computed ? computed.percent : input && percentSoFar(input)
    this.#percents.set(id, percent)
    return percent
  }

  /** What is not written yet, in words; empty where nothing is missing. After most marks it is the same as before them. */
  missing({ id }: Pick<ResultSlot, 'id'>): string {
    const computed = this.of({ id })?.computed
    if (computed?.kind !== 'missing') return ''
    const input = this.input({ id })
    if (input === null) return computed.missing.join(', ')
    const known = this.#missing.get(id)
    const works = namesOf(input)
    if (known?.works === works) return known.words
    const words = computed.missing.join(', ')
    this.#missing.set(id, { works, words })
    return words
  }

  /** What decides the result of a period; null for the year's own. */
  input({ id }: Pick<ResultSlot, 'id'>): PeriodInput | null {
    const ofSlot = this.#sources.basis.slots.get(id)
    if (!ofSlot?.period) return null
    return inputOfPeriod(inputOf(this.#sources, marksOfSlot(this.#sources, ofSlot)), ofSlot.period)
  }

  /** How a result comes about, line by line. */
  steps({ id }: Pick<ResultSlot, 'id'>): readonly string[] {
    const ofSlot = this.#sources.basis.slots.get(id)
    if (ofSlot?.period) return periodSteps(inputOf(this.#sources, marksOfYear(this.#sources)), ofSlot.period)
    const computed = ofSlot && this.of(ofSlot.slot)?.computed
    return computed && 'steps' in computed ? computed.steps : []
  }

  #takeOver(before: StudentResults): void {
    const { basis } = this.#sources
    const hasChanged = ({ quarters }: SlotBasis) => !isSame(this.#sources, before.#sources, quarters)
    const changed = [...basis.slots.values()].filter(hasChanged)
    // the year asks for closed periods only
    const isYearChanged = changed.some(({ period }) => period !== null && isClosed(basis.course, period))
    for (const [id, percent] of before.#percents) {
      const ofSlot = basis.slots.get(id)
      if (ofSlot && !changed.includes(ofSlot)) this.#percents.set(id, percent)
    }
    for (const [id, result] of before.#slots) {
      const ofSlot = basis.slots.get(id)
      if (ofSlot && !(ofSlot.period === null ? isYearChanged : changed.includes(ofSlot))) this.#slots.set(id, result)
    }
    for (const [id, missing] of before.#missing) this.#missing.set(id, missing)
    for (const [period, average] of before.#averages) {
      const quarter = period === 'year' ? undefined : basis.quarterNumbers.get(period)
      if (quarter !== undefined && isSame(this.#sources, before.#sources, [quarter]))
        this.#averages.set(period, average)
    }
  }
}

/** @param before of the same student: what has not changed since is not computed again */
export const studentResults = (
  store: JournalStore,
  studentId: number,
  before: StudentResults | null = null,
): StudentResults =>
  new StudentResults({ basis: store.resultBasis, studentId, marks: store.courseMarks(studentId) }, before)

/** The last day of what a result is for; empty where the year has no such period. */
export function lastDayOf(store: JournalStore, slot: ResultSlot): CalendarDate {
  const last = store.resultBasis.slots.get(slot.id)?.quarters.at(-1)
  return store.grid.quarters.find(({ number }) => number === last)?.end_date ?? ''
}

/** Until when a result may be set: that of its last quarter. */
export const closingOfSlot = (store: JournalStore, slot: ResultSlot): PeriodClosing | null =>
  store.resultBasis.slots.get(slot.id)?.closing ?? null

/** Whether the slot's first day has come: before it nothing can be set. */
export function hasBegun({ resultBasis, grid }: JournalStore, slot: ResultSlot): boolean {
  const quarters = resultBasis.slots.get(slot.id)?.quarters ?? []
  return grid.quarters.some(({ number, start_date }) => quarters.includes(number) && start_date <= grid.today)
}
