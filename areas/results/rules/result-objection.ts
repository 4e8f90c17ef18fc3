import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { GradingMode, ResultType, ScoreType } from '#platform/contract/enumerations.ts'
import { msg, texts } from '#platform/contract/text.ts'
import { modeRules, type PeriodKind } from '#areas/grading/rules/grading-mode.ts'
import { isPeriodOpen, type PeriodClosing } from '#areas/grading/rules/period-state.ts'
import { isResultValue, needsReason, type ResultValue } from '#areas/grading/rules/result-value.ts'

/** A result to be set by hand; value null is «н/а». */
export interface NewResult {
  type: ScoreType
  value: ResultValue
  reason: string | null
}

export interface ResultContext {
  mode: GradingMode
  /** What the result is for. */
  period: PeriodKind | 'year'
  closing: PeriodClosing
  recommended: ResultValue
  has_exam: boolean
  /** An exam is planned and not written yet: it may be, when its year is over too. */
  awaits_exam: boolean
}

export type ResultObjection =
  | 'lesson_type'
  | 'no_result'
  | 'other_type'
  | 'other_period'
  | 'no_exam'
  | 'closed'
  | 'grade_value'
  | 'pass_value'
  | 'reason'
export const resultObjectionText: Readonly<Record<ResultObjection, string>> = texts({
  lesson_type: msg`Отметки за урок ставятся на вкладке «Оценки»`,
  no_result: msg`По этому предмету итоговые отметки не ставятся`,
  other_type: msg`По этому предмету ставится другой вид итоговой отметки`,
  other_period: msg`За этот период итоговая отметка по предмету не ставится`,
  no_exam: msg`По этому предмету экзамена нет`,
  closed: msg`Период закрыт: отметку можно изменить только после его открытия`,
  grade_value: msg`Итоговая отметка — от 2 до 5 или н/а`,
  pass_value: msg`Итоговая отметка — зачёт, незачёт или н/а`,
  reason: msg`Отметка отличается от рекомендованной: укажите причину`,
})

const lessonTypes: readonly ScoreType[] = ['fo', 'sor', 'soch']
const isResultType = (type: ScoreType): type is ResultType => !lessonTypes.includes(type)

function placeObjection(type: ResultType, { mode, period, has_exam }: ResultContext): ResultObjection | null {
  const { result } = modeRules[mode]
  if (result === null) return 'no_result'
  if (period !== 'year') {
    if (period !== result.period) return 'other_period'
    return type === result.type ? null : 'other_type'
  }
  if (type === 'exam') return has_exam ? null : 'no_exam'
  // The year of a pass/fail subject is зачёт or незачёт too.
  const ofYear: readonly ResultType[] = result.type === 'passfail' ? ['passfail'] : ['year_score', 'total']
  return ofYear.includes(type) ? null : 'other_type'
}

/**
 * Why a result of a period or year can't be set, or null. A value other than the recommended one needs a reason; both
 * stay visible.
 */
export function resultObjection(
  result: NewResult,
  context: ResultContext,
  today: CalendarDate,
): ResultObjection | null {
  const { type, value, reason } = result
  if (!isResultType(type)) return 'lesson_type'
  const objection = placeObjection(type, context)
  if (objection) return objection
  const isAwaited = type === 'exam' && context.awaits_exam
  if (!isAwaited && !isPeriodOpen(context.closing, today)) return 'closed'
  if (!isResultValue(type, value)) return type === 'passfail' ? 'pass_value' : 'grade_value'
  return needsReason(type, context.recommended, value) && (reason ?? '').trim() === '' ? 'reason' : null
}
