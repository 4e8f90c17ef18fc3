import type { GradingMode } from '#platform/contract/enumerations.ts'
import { roman } from '#platform/contract/roman.ts'
import { t } from '#platform/contract/text.ts'
import { exact, exactText, mean, roundHalfUp } from './exact.ts'
import { equalsText } from './exact-words.ts'
import { modeRules } from './grading-mode.ts'
import type { Grade } from './policy.ts'

/** A period's value for the year: 2…5 (1 зачёт, 0 незачёт), 'na' once closed without one, 'pending' before. */
export type PeriodValue = number | 'na' | 'pending'

/** `exact_mean` is a fraction such as '7/2'; `missing` names the periods still without a value. */
export type YearResult =
  | { kind: 'grade'; grade: Grade; exact_mean: string; steps: string[] }
  | { kind: 'passfail'; passed: boolean; steps: string[] }
  | { kind: 'na'; steps: string[] }
  | { kind: 'missing'; missing: string[]; steps: string[] }
  | { kind: 'none'; steps: string[] }

/** The whole mark nearest to a mean of marks, which lies between 2 and 5 as they do. */
export const asGrade = (rounded: number): Grade => Math.min(5, Math.max(2, rounded)) as Grade

const valueText = (value: PeriodValue) => (typeof value === 'number' ? String(value) : value === 'na' ? t`н/а` : '—')

function gradeOfYear(values: readonly PeriodValue[]): YearResult {
  const marks = values.filter((value) => typeof value === 'number')
  const all = t`Оценки за периоды: ${values.map(valueText).join(', ')}`
  if (marks.length === 0 || marks.length * 2 < values.length)
    return { kind: 'na', steps: [all, t`Оценок меньше чем за половину периодов → н/а`] }
  const exactMean = mean(marks.map((mark) => exact(mark)))
  const grade = asGrade(roundHalfUp(exactMean))
  const average = t`Среднее: (${marks.join(' + ')}) / ${marks.length} ${equalsText(exactMean)}`
  const steps = [all, average, t`Округление: → «${grade}»`]
  return { kind: 'grade', grade, exact_mean: exactText(exactMean), steps }
}

function passOfYear(values: readonly PeriodValue[]): YearResult {
  const all = t`Зачёты за периоды: ${values.map((value) => (value === 1 ? t`зч` : value === 0 ? t`нз` : t`н/а`)).join(', ')}`
  if (values.includes(0)) return { kind: 'passfail', passed: false, steps: [all, t`Есть незакрытый незачёт → незачёт`] }
  if (values.at(-1) === 1) return { kind: 'passfail', passed: true, steps: [all, t`Последний период зачтён → зачёт`] }
  return { kind: 'na', steps: [all, t`Последний период не аттестован → н/а`] }
}

/**
 * The recommended year result from the values of its periods in order, four quarters or two half-years as the mode says.
 * Приказ № 125: the mean of the periods' marks, rounded half up. With н/а it is taken over the others if at least half
 * have marks. Pass/fail: зачёт when the last period is зачёт and no нз stands open (a redone one is set to зачёт).
 */
export function yearResult(mode: GradingMode, values: readonly PeriodValue[]): YearResult {
  const { result } = modeRules[mode]
  if (result === null) return { kind: 'none', steps: [] }
  const unit = result.period === 'quarter' ? t`четверть` : t`полугодие`
  const missing = values.flatMap((value, index) =>
    value === 'pending' ? [t`нет результата за ${roman(index + 1)} ${unit}`] : [],
  )
  if (missing.length > 0 || values.length === 0)
    return { kind: 'missing', missing, steps: [t`Год не выводится: ${missing.join(', ') || t`нет периодов`}`] }
  return result.type === 'passfail' ? passOfYear(values) : gradeOfYear(values)
}
