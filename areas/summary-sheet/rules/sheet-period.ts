import { currentQuarter, halfOfQuarter, quarterTitle, type Quarter } from '#areas/calendar/rules/periods.ts'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import { addDays } from '#platform/contract/calendar-date.ts'
import type { GradingMode, ResultType } from '#platform/contract/enumerations.ts'
import { roman } from '#platform/contract/roman.ts'
import { msg, t, texts } from '#platform/contract/text.ts'
import type { CoursePeriod } from '#areas/grading/rules/course-marks.ts'
import { modeRules } from '#areas/grading/rules/grading-mode.ts'

/** What a class council looks at; the keys of half-years are the specification's. */
export const sheetPeriods = [
  'quarter-1',
  'quarter-2',
  'quarter-3',
  'quarter-4',
  'half-a-year-1',
  'half-a-year-2',
  'year',
  'exam',
  'total',
] as const
export type SheetPeriod = (typeof sheetPeriods)[number]

/** The day on which a period is looked at: its last once it is over, its first while it is to come, else today. */
export function dayOfPeriod(
  { start_date, end_date }: { start_date: CalendarDate; end_date: CalendarDate },
  today: CalendarDate,
): CalendarDate {
  if (end_date < today) return end_date
  return today < start_date ? start_date : today
}

const ofYear: Partial<Record<SheetPeriod, string>> = texts({
  year: msg`Год`,
  exam: msg`Экзамены`,
  total: msg`Итоговые отметки`,
})

/** The quarter or half-year of a sheet; null of the year's. */
export function periodOfSheet(sheet: SheetPeriod): CoursePeriod | null {
  const number = Number(sheet.at(-1))
  if (sheet.startsWith('quarter')) return { kind: 'quarter', number }
  return sheet.startsWith('half') ? { kind: 'half-a-year', number } : null
}

/** «II четверть», «I полугодие», «Год». */
export function sheetTitle(sheet: SheetPeriod): string {
  const period = periodOfSheet(sheet)
  if (period === null) return ofYear[sheet] ?? ''
  return period.kind === 'quarter' ? quarterTitle(period.number) : t`${roman(period.number)} полугодие`
}

/** A subject's result in a sheet; `period` is null for the year. */
export interface SheetPlace {
  type: ResultType
  period: CoursePeriod | null
}

function placeInYear(type: 'quarter_score' | 'passfail', sheet: SheetPeriod): SheetPlace | null {
  if (type === 'passfail') return sheet === 'exam' ? null : { type, period: null }
  const types = { year: 'year_score', exam: 'exam', total: 'total' } as const
  return { type: types[sheet as keyof typeof types], period: null }
}

/**
 * Which result of a subject stands in a sheet; null where it has none there. A council at the end of an even quarter also
 * looks at the half-year that ends with it; a pass/fail subject has no exam, and its final result is the year's.
 */
export function placeInSheet(mode: GradingMode, sheet: SheetPeriod): SheetPlace | null {
  const { result } = modeRules[mode]
  if (result === null) return null
  const { type } = result
  const period = periodOfSheet(sheet)
  if (period === null) return placeInYear(type, sheet)
  if (period.kind === result.period) return { type, period }
  const endsHalf = period.kind === 'quarter' && period.number % 2 === 0
  return endsHalf ? { type, period: { kind: 'half-a-year', number: halfOfQuarter(period.number) } } : null
}

/** Quarters a sheet covers, in order. */
export function quartersOfSheet<Q extends Quarter>(sheet: SheetPeriod, quarters: readonly Q[]): Q[] {
  const period = periodOfSheet(sheet)
  const isIn = ({ number }: Q) =>
    period === null || (period.kind === 'quarter' ? number === period.number : halfOfQuarter(number) === period.number)
  return quarters.filter(isIn).toSorted((one, other) => one.number - other.number)
}

/** Sheets that may be asked for: of what has begun, of half-years where a subject has them, of the year once it ends. */
export function sheetsOf(
  quarters: readonly Quarter[],
  modes: readonly GradingMode[],
  hasExams: boolean,
  today: CalendarDate,
): SheetPeriod[] {
  const hasHalves = modes.some((mode) => modeRules[mode].result?.period === 'half-a-year')
  return sheetPeriods.filter((sheet) => {
    const own = quartersOfSheet(sheet, quarters)
    const [first, last] = [own[0], own.at(-1)]
    if (!first || !last) return false
    if (periodOfSheet(sheet) === null) return last.start_date <= today && (sheet !== 'exam' || hasExams)
    return first.start_date <= today && (hasHalves || !sheet.startsWith('half'))
  })
}

const daysBefore = 14
/**
 * The sheet to open with: of the quarter that ends within two weeks or is just over; a quarter that still goes on has
 * little to look at. Null in a year without quarters.
 */
export function sheetToOpen(quarters: readonly Quarter[], today: CalendarDate): SheetPeriod | null {
  const current = currentQuarter(quarters, today)
  if (!current) return null
  const isAtEnd = addDays(today, daysBefore) >= current.end_date
  const former = isAtEnd ? undefined : quarters.find(({ number }) => number === current.number - 1)
  return sheetPeriods.find((sheet) => sheet === `quarter-${(former ?? current).number}`) ?? null
}
