import { isCalendarDate, type CalendarDate } from '#platform/contract/calendar-date.ts'
import { msg, texts } from '#platform/contract/text.ts'

/** Points that stood before, and the day on which the work was written again. */
export interface Retake {
  former: number
  on: CalendarDate
}

/** What a retake is of. */
export interface RetakenMark {
  /** Whether it is of a planned СОР or СОЧ. */
  is_of_work: boolean
  maximum: number
  /** Of the lesson in which the work was written first. */
  date: CalendarDate
  /** The points kept from before; null where the work was written once. */
  former: number | null
  /** Whether the year's grading policy lets works be written again. */
  may_retake: boolean
}

export type RetakeObjection = 'no_work' | 'above' | 'day' | 'again' | 'forbidden'
export const retakeObjectionText: Readonly<Record<RetakeObjection, string>> = texts({
  no_work: msg`Пересдают только СОР и СОЧ: отметку за урок исправляют`,
  above: msg`Прежняя отметка больше максимума работы`,
  day: msg`День пересдачи — от урока, на котором написана работа, до сегодняшнего`,
  again: msg`Работу уже пересдавали: исправьте отметку за пересдачу`,
  forbidden: msg`Пересдачи запрещены правилами оценивания: отметку можно только исправить`,
})

/**
 * Why a mark can't stand as that of a retake, or null. A work is retaken once, as long as its period takes marks
 * (`scoreObjection`); the new points count, whether they are more or fewer. One that stands stays where retakes have been
 * forbidden since.
 */
export function retakeObjection(
  { former, on }: Retake,
  mark: RetakenMark,
  today: CalendarDate,
): RetakeObjection | null {
  if (!mark.is_of_work) return 'no_work'
  if (mark.former !== null && mark.former !== former) return 'again'
  if (mark.former === null && !mark.may_retake) return 'forbidden'
  if (former > mark.maximum) return 'above'
  return !isCalendarDate(on) || on < mark.date || on > today ? 'day' : null
}
