import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { displayDate } from '#platform/contract/calendar-date.ts'
import type { CalendarEntryType } from '../rules/study-days.ts'

export const entryTypeTitles: Record<CalendarEntryType, MessageDescriptor> = {
  quarter: msg`Четверть`,
  holiday: msg`Каникулы`,
  day_off: msg`Выходной`,
  moved_day: msg`Перенесённый рабочий день`,
  event: msg`Событие`,
  exam: msg`Экзамены`,
}

/** «16.12.2026», «26.10.2026 – 01.11.2026». */
export const datesOf = ({ start_date, end_date }: { start_date: string; end_date: string }): string =>
  start_date === end_date ? displayDate(start_date) : `${displayDate(start_date)} – ${displayDate(end_date)}`
