import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import {
  lessonScoreTypes,
  type GradingMode,
  type LessonScoreType,
  type ScoreType,
} from '#platform/contract/enumerations.ts'
import { joined, msg, texts } from '#platform/contract/text.ts'
import { modeRules } from '#areas/grading/rules/grading-mode.ts'
import { lessonObjection, lessonObjectionText, type LessonObjection, type MarkedLesson } from './lesson-objection.ts'

/** A mark to be set; without `maximum` that of the policy or of the planned work is meant. */
export interface NewMark {
  type: ScoreType
  value: number
  maximum?: number
}

export interface ScoreContext extends MarkedLesson {
  mode: GradingMode
  fo_maximum: number
  /** Whether the student's miss in this lesson excludes marks (Н, У, Б). */
  is_absent: boolean
  /**
   * The planned СОР or СОЧ the mark belongs to; `is_scored` where another mark of the student already stands for it,
   * `starts_on` the first day of its quarter.
   */
  work: { kind: 'sor' | 'soch'; maximum: number; is_scored: boolean; starts_on?: CalendarDate | undefined } | null
}

export type ScoreObjection =
  | LessonObjection
  | 'result_type'
  | 'not_evaluated'
  | 'fo_only'
  | 'no_work'
  | 'other_work'
  | 'early_work'
  | 'already_scored'
  | 'absent'
  | 'other_maximum'
  | 'not_whole'
  | 'below'
  | 'above'
export const scoreObjectionText: Readonly<Record<ScoreObjection, string>> = joined(
  lessonObjectionText,
  texts({
    result_type: msg`Итоговые отметки ставятся на вкладке «Итоги»`,
    not_evaluated: msg`Предмет не оценивается: только темы и посещаемость`,
    fo_only: msg`По этому предмету ставится только ФО`,
    no_work: msg`Работа не запланирована: добавьте её в план СОР и СОЧ`,
    other_work: msg`На этом уроке запланирована другая работа`,
    early_work: msg`Эта работа — следующей четверти`,
    already_scored: msg`За эту работу отметка уже стоит: измените её`,
    absent: msg`Ученика не было на уроке: ФО не ставится`,
    other_maximum: msg`Максимум не совпадает с заданным для этой работы`,
    not_whole: msg`Отметка — целое число`,
    below: msg`Отметка меньше допустимой`,
    above: msg`Отметка больше максимума`,
  }),
)

const isLessonType = (type: ScoreType): type is LessonScoreType =>
  (lessonScoreTypes as readonly ScoreType[]).includes(type)

function typeObjection(type: ScoreType, mode: GradingMode): ScoreObjection | null {
  if (!isLessonType(type)) return 'result_type'
  const allowed = modeRules[mode].lesson_types
  if (allowed.length === 0) return 'not_evaluated'
  return allowed.includes(type) ? null : 'fo_only'
}

function placeObjection(type: ScoreType, { work, is_absent, date }: ScoreContext): ScoreObjection | null {
  if (type === 'fo') return is_absent ? 'absent' : null
  if (work === null) return 'no_work'
  // it may be written late, in a later period, never before its own
  if (work.starts_on !== undefined && date < work.starts_on) return 'early_work'
  if (work.kind !== type) return 'other_work'
  return work.is_scored ? 'already_scored' : null
}

function valueObjection({ type, value, maximum }: NewMark, { fo_maximum, work }: ScoreContext): ScoreObjection | null {
  const max = type === 'fo' ? fo_maximum : (work?.maximum ?? 0)
  if (maximum !== undefined && maximum !== max) return 'other_maximum'
  if (!Number.isInteger(value)) return 'not_whole'
  if (value < (type === 'fo' ? 1 : 0)) return 'below'
  return value > max ? 'above' : null
}

/**
 * Why a mark can't stand in a lesson, or null: asked by the grid before, by the server at saving. Points of ФО 1…maximum,
 * of СОР and СОЧ 0…maximum of the planned work, whole. A СОР or СОЧ may be written later on its work, so an absence from
 * its lesson does not exclude it. To remove a mark only `lessonObjection` is asked.
 */
export const scoreObjection = (mark: NewMark, context: ScoreContext, today: CalendarDate): ScoreObjection | null =>
  typeObjection(mark.type, context.mode) ??
  lessonObjection(context, today) ??
  placeObjection(mark.type, context) ??
  valueObjection(mark, context)
