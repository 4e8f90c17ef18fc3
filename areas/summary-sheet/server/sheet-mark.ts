import { t } from '#platform/contract/text.ts'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { Output } from '#platform/contract/endpoint.ts'
import type { readSummarySheet } from '../contract/summary-sheet.ts'
import { courseOutcomeOf, decidingFo, decidingQuarters } from '#areas/grading/rules/course-results.ts'
import { isPeriodOpen } from '#areas/grading/rules/period-state.ts'
import { hasLetters, letterOf } from '#areas/grading/rules/result-letter.ts'
import { recommendedValue } from '#areas/grading/rules/result-value.ts'
import { placeInSheet, type SheetPeriod } from '../rules/sheet-period.ts'
import {
  percentOf,
  type SheetResult,
  type StudentCourse,
  isStoredFor,
  placeOfResult,
  type ResultPlace,
} from '#areas/results/server/index.ts'
import type { CourseGroup } from './class-rows.ts'

type SheetStudent = Pick<StudentCourse<SheetResult>, 'input' | 'stored'>
export type SheetMark = Output<typeof readSummarySheet>['students'][number]['marks'][number]

/** The place of a group's results in a sheet; null where its subject has none there, or the year lacks its quarters. */
export function placeOfGroup(group: CourseGroup, sheet: SheetPeriod): ResultPlace | null {
  const place = placeInSheet(group.mode, sheet)
  if (place === null) return null
  const { type, period } = place
  if (period === null) return group.quarters.length === 0 ? null : placeOfResult(group, { type })
  if (period.kind === 'half-a-year') {
    const half = period.number === 1 ? 1 : 2
    return group.quarters.some(({ number }) => Math.ceil(number / 2) === half)
      ? placeOfResult(group, { type, half })
      : null
  }
  const quarter = group.quarters.find(({ number }) => number === period.number)
  return quarter ? placeOfResult(group, { type, quarter_id: quarter.id }) : null
}

const awaitedExam = {
  state: 'missing',
  value: null,
  recommended: null,
  differs: false,
  percent: null,
  letter: null,
} as const

/** What is stored of a student's result, and whether it is all that a sheet shows: the letter of a period follows from its marks. */
function storedFor({ stored, input }: SheetStudent, place: ResultPlace) {
  const found = stored.find((row) => isStoredFor(row, place))
  return {
    stored: found,
    isAll: found !== undefined && (place.period === null || input === null || !hasLetters(input)),
  }
}

/** Numbers of the quarters whose marks decide what a sheet shows of a student's result. */
export const quartersFor = (student: SheetStudent, place: ResultPlace): number[] =>
  student.input === null || storedFor(student, place).isAll ? [] : decidingQuarters(student.input, place)

/** The same of those whose ФО count. @param student with the marks of СОР and СОЧ */
export const foFor = (student: SheetStudent, place: ResultPlace): number[] =>
  student.input === null || storedFor(student, place).isAll ? [] : decidingFo(student.input, place)

/** A student's result as a sheet shows it; null where the subject has none for them, as an exam that nobody has planned or set. */
export function sheetMark(
  group: CourseGroup,
  place: ResultPlace,
  student: SheetStudent,
  today: CalendarDate,
): SheetMark | null {
  const where = { course_id: group.course_id, group_id: group.id }
  const { stored, isAll } = storedFor(student, place)
  const result = isAll ? null : student.input && courseOutcomeOf(student.input, place)
  const letter = result && letterOf({ ...result, set: stored ?? null })
  if (stored) {
    const { value, recommended, differs, percent } = stored
    return { ...where, state: 'set', value, recommended, differs, percent, letter, missing: [] }
  }
  if (place.type === 'exam' && group.has_exam) return { ...where, ...awaitedExam, missing: [t`нет оценки за экзамен`] }
  if (!result || result.computed.kind === 'none') return null
  const recommended = recommendedValue(result.computed)
  const missing = result.computed.kind === 'missing' ? result.computed.missing : []
  // a year that waits for one of its periods or for its exam is not «н/а»
  const isMissing = missing.length > 0 && (place.period === null || isPeriodOpen(place.closing, today))
  const state = isMissing ? 'missing' : 'recommended'
  return {
    ...where,
    state,
    value: recommended,
    recommended,
    differs: false,
    percent: percentOf(result),
    letter,
    missing,
  }
}
