import { t } from '@lingui/core/macro'
import { weekdayOf, type CalendarDate } from '#platform/contract/calendar-date.ts'
import { weekdayTitles } from '#platform/contract/enumerations.ts'

const dayOf = (date: CalendarDate) => Number(date.slice(8))

/** In words of ours: the browser's calendar takes 20 ms of a phone to set up, and the first page says its day. */
const inMonth: readonly ((day: number) => string)[] = [
  (day) => t`${day} января`,
  (day) => t`${day} февраля`,
  (day) => t`${day} марта`,
  (day) => t`${day} апреля`,
  (day) => t`${day} мая`,
  (day) => t`${day} июня`,
  (day) => t`${day} июля`,
  (day) => t`${day} августа`,
  (day) => t`${day} сентября`,
  (day) => t`${day} октября`,
  (day) => t`${day} ноября`,
  (day) => t`${day} декабря`,
]

/** «20 ноября». */
export const dayAndMonth = (date: CalendarDate): string => inMonth[Number(date.slice(5, 7)) - 1]?.(dayOf(date)) ?? ''

/** «Пятница, 20 ноября». */
export const weekdayAndDay = (date: CalendarDate): string =>
  `${weekdayTitles[weekdayOf(date)].long}, ${dayAndMonth(date)}`

/** «16–22 ноября 2026», «30 ноября – 6 декабря 2026», «28 декабря 2026 – 3 января 2027». */
export function daySpan(from: CalendarDate, to: CalendarDate): string {
  const [yearFrom, yearTo] = [from.slice(0, 4), to.slice(0, 4)]
  if (from.slice(0, 7) === to.slice(0, 7)) return `${dayOf(from)}–${dayAndMonth(to)} ${yearTo}`
  const start = yearFrom === yearTo ? dayAndMonth(from) : `${dayAndMonth(from)} ${yearFrom}`
  return `${start} – ${dayAndMonth(to)} ${yearTo}`
}
