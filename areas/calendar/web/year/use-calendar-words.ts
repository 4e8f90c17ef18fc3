import { useLingui } from '@lingui/react/macro'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { weekdays, weekdayTitles } from '#platform/contract/enumerations.ts'
import type { HistoryValue } from '#platform/contract/history.ts'
import type { HistoryWords } from '#platform/web/history/index.ts'
import { calendarEntryTypes, entryTypeTitles } from '../../rules/study-days.ts'

/** How changes of a year, its days and bells are described. */
export function useCalendarWords(): HistoryWords {
  const { t } = useLingui()
  const date = (value: Exclude<HistoryValue, null>) => displayDate(String(value))
  const yes = (value: Exclude<HistoryValue, null>) => (value === true ? t`да` : t`нет`)
  const type = (value: Exclude<HistoryValue, null>) => {
    const known = calendarEntryTypes.find((one) => one === value)
    return known === undefined ? String(value) : entryTypeTitles[known]
  }
  // what was written before weekdays had names bears their number, 0 is Monday
  const weekday = (value: Exclude<HistoryValue, null>) => {
    const known = weekdays.find((one, index) => one === value || index === value)
    return known === undefined ? String(value) : weekdayTitles[known].long
  }
  const shift = (value: Exclude<HistoryValue, null>) => {
    const minutes = Number(value)
    return minutes < 0 ? t`на ${-minutes} мин раньше` : t`на ${minutes} мин позже`
  }
  return {
    'calendar.study_year': {
      title: t`Учебный год`,
      fields: {
        date_start: { title: t`Начало`, format: date },
        date_end: { title: t`Конец`, format: date },
        is_projection: { title: t`Прогноз`, format: yes },
      },
    },
    'calendar.calendar_entry': {
      title: t`Календарь`,
      fields: {
        title: { title: t`Название` },
        type: { title: t`Вид`, format: type },
        number: { title: t`Номер` },
        start_date: { title: t`С`, format: date },
        end_date: { title: t`По`, format: date },
        closes_on: { title: t`Отметки можно менять до`, format: date },
        follows_weekday: { title: t`По расписанию`, format: weekday },
        parallels: { title: t`Параллели` },
      },
    },
    'calendar.bell_schedule': {
      title: t`Звонки`,
      fields: {
        title: { title: t`Название` },
        is_default: { title: t`Основные`, format: yes },
        weekdays: { title: t`Дни недели` },
        from_parallel: { title: t`С параллели` },
        to_parallel: { title: t`По параллель` },
        slots: { title: t`Уроки` },
      },
    },
    'calendar.bell_day': {
      title: t`Звонки дня`,
      fields: {
        title: { title: t`Звонки` },
        date: { title: t`День`, format: date },
        shift_minutes: { title: t`Сдвиг`, format: shift },
      },
    },
  }
}
