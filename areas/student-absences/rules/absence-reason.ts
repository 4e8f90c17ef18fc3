import { addDays, daysBetween, displayDate, type CalendarDate } from '#platform/contract/calendar-date.ts'
import { msg, texts, type Text } from '#platform/contract/text.ts'

/** What has become of a reason that a family has submitted. */
export const absenceStates = ['waiting', 'accepted', 'declined', 'withdrawn'] as const
export type AbsenceState = (typeof absenceStates)[number]
export const absenceStateTitles: Readonly<Record<AbsenceState, string>> = texts({
  waiting: msg`Ждёт ответа`,
  accepted: msg`Принята`,
  declined: msg`Отклонена`,
  withdrawn: msg`Отозвана`,
})

/** Whole days, or some lessons of one day by their numbers. */
export interface AbsenceSpan {
  date_from: CalendarDate
  date_to: CalendarDate
  first_slot: number | null
  last_slot: number | null
}

const maxDaysBack = 45
const maxDaysAhead = 120
const maxDays = 92

export type AbsenceObjection =
  | 'reversed'
  | 'too_old'
  | 'too_far'
  | 'too_long'
  | 'half_slots'
  | 'slots_of_days'
  | 'slots_reversed'
export const absenceObjectionDetails: Readonly<Record<AbsenceObjection, { field: keyof AbsenceSpan; text: string }>> =
  texts({
    reversed: { field: 'date_to', text: msg`Последний день раньше первого` },
    too_old: {
      field: 'date_from',
      text: msg`Сообщить можно не позже чем через ${maxDaysBack} дней: обратитесь к классному руководителю`,
    },
    too_far: { field: 'date_from', text: msg`Сообщить можно не раньше чем за ${maxDaysAhead} дней` },
    too_long: { field: 'date_to', text: msg`Не больше ${maxDays} дней подряд` },
    half_slots: { field: 'last_slot', text: msg`Укажите и первый, и последний урок` },
    slots_of_days: { field: 'date_to', text: msg`Отдельные уроки указываются для одного дня` },
    slots_reversed: { field: 'last_slot', text: msg`Последний урок раньше первого` },
  })

/** Why a family can't submit a reason for this span, or null. */
export function absenceObjection(span: AbsenceSpan, today: CalendarDate): AbsenceObjection | null {
  const { date_from, date_to, first_slot, last_slot } = span
  if (date_to < date_from) return 'reversed'
  if (date_from < addDays(today, -maxDaysBack)) return 'too_old'
  if (date_from > addDays(today, maxDaysAhead)) return 'too_far'
  if (daysBetween(date_from, date_to) >= maxDays) return 'too_long'
  if ((first_slot === null) !== (last_slot === null)) return 'half_slots'
  if (first_slot === null || last_slot === null) return null
  if (date_from !== date_to) return 'slots_of_days'
  return last_slot < first_slot ? 'slots_reversed' : null
}

/** Whether the family may withdraw a reason: one that nobody has answered, or an accepted one before its first day. */
export const mayWithdraw = (state: AbsenceState, { date_from }: Pick<AbsenceSpan, 'date_from'>, today: CalendarDate) =>
  state === 'waiting' || (state === 'accepted' && date_from > today)

/** «20.11.2026, 2–3 уроки», «20.11.2026 – 24.11.2026». */
export function absenceSpanText({ date_from, date_to, first_slot, last_slot }: AbsenceSpan): Text {
  const days = date_from === date_to ? displayDate(date_from) : `${displayDate(date_from)} – ${displayDate(date_to)}`
  if (first_slot === null || last_slot === null) return msg`${days}`
  return first_slot === last_slot ? msg`${days}, ${first_slot}-й урок` : msg`${days}, уроки ${first_slot}–${last_slot}`
}
