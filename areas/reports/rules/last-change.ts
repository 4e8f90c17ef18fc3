import { displayDate, type CalendarDate } from '#platform/contract/calendar-date.ts'
import { t } from '#platform/contract/text.ts'

interface Rested {
  period: { end_date: CalendarDate; is_over: boolean } | null
  changed_at: string | null
}
/**
 * What a report of a period that is over rests on: what has been changed since another paper was made says why they differ. Null
 * while the period goes on.
 * @param moment how the moment of the change is written
 */
export function basisLine({ period, changed_at }: Rested, moment: (at: string) => string): string | null {
  if (!period?.is_over) return null
  const end = displayDate(period.end_date)
  return changed_at === null
    ? t`Состав и руководители — на ${end}`
    : t`Состав и руководители — на ${end}. Отметки, итоги и пропуски периода последний раз изменены ${moment(changed_at)}: пока это так, числа те же`
}
