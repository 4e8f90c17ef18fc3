import { daysBetween, displayDate, isWithin, type CalendarDate } from '#platform/contract/calendar-date.ts'
import { t } from '#platform/contract/text.ts'
import type { NewCalendarEntry } from './calendar-entries.ts'

interface Span {
  date_start: CalendarDate
  date_end: CalendarDate
}
/** Why an entry can't stand, at the field that is wrong. */
export interface EntryObjection {
  field: keyof NewCalendarEntry
  text: string
}

const meet = (a: NewCalendarEntry, b: NewCalendarEntry) => a.start_date <= b.end_date && b.start_date <= a.end_date
const shareParallels = (a: NewCalendarEntry, b: NewCalendarEntry) =>
  a.parallels === null || b.parallels === null || a.parallels.some((one) => b.parallels?.includes(one))
const named = ({ title, start_date, end_date }: NewCalendarEntry) =>
  start_date === end_date
    ? `«${title}», ${displayDate(start_date)}`
    : `«${title}», ${displayDate(start_date)} – ${displayDate(end_date)}`

/** Nobody keeps a quarter open longer; a slip of the year shows here. */
const maxClosingDays = 120

function quarterObjections(quarter: NewCalendarEntry, others: readonly NewCalendarEntry[]): EntryObjection[] {
  const quarters = others.filter(({ type }) => type === 'quarter')
  const { number, closes_on } = quarter
  if (number === null) return [{ field: 'number', text: t`Укажите номер четверти` }]
  if (closes_on === null) return [{ field: 'closes_on', text: t`Укажите, до какого дня можно менять отметки` }]
  const found: EntryObjection[] = []
  const met = quarters.find((other) => meet(quarter, other))
  if (met) found.push({ field: 'start_date', text: t`Пересекается с другой четвертью: ${named(met)}` })
  if (quarters.some((other) => other.number === number))
    found.push({ field: 'number', text: t`Четверть с этим номером уже есть` })
  const disordered = quarters.find(
    (other) => other.number !== number && other.start_date < quarter.start_date !== (other.number ?? 0) < number,
  )
  if (!met && disordered)
    found.push({ field: 'number', text: t`Четверти идут по порядку, а рядом ${named(disordered)}` })
  if (closes_on < quarter.end_date)
    found.push({ field: 'closes_on', text: t`Закрыть четверть можно не раньше её конца` })
  else if (daysBetween(quarter.end_date, closes_on) > maxClosingDays)
    found.push({ field: 'closes_on', text: t`Не позже ${maxClosingDays} дней после конца четверти` })
  return found
}

function movedDayObjections(day: NewCalendarEntry, others: readonly NewCalendarEntry[]): EntryObjection[] {
  if (day.start_date !== day.end_date) return [{ field: 'end_date', text: t`Рабочий день переносится на одну дату` }]
  if (day.follows_weekday === null)
    return [{ field: 'follows_weekday', text: t`Укажите, по расписанию какого дня недели учатся` }]
  const same = others.find((other) => other.type === 'moved_day' && meet(day, other) && shareParallels(day, other))
  return same ? [{ field: 'start_date', text: t`На этот день уже есть ${named(same)}` }] : []
}

/** Fields that belong to one type of entry only. */
function strayFields({ type, number, closes_on, follows_weekday, parallels }: NewCalendarEntry): EntryObjection[] {
  const found: EntryObjection[] = []
  if (type !== 'quarter' && number !== null) found.push({ field: 'number', text: t`Номер есть только у четверти` })
  if (type !== 'quarter' && closes_on !== null) found.push({ field: 'closes_on', text: t`Закрывается только четверть` })
  if (type !== 'moved_day' && follows_weekday !== null)
    found.push({ field: 'follows_weekday', text: t`День недели указывают у перенесённого рабочего дня` })
  if (type === 'quarter' && parallels !== null)
    found.push({ field: 'parallels', text: t`Четверти у всех параллелей одни` })
  return found
}

/** What is wrong with an entry in its year, beside the other entries; none where it may be saved. */
export function entryObjections(
  entry: NewCalendarEntry,
  year: Span,
  others: readonly NewCalendarEntry[],
): EntryObjection[] {
  const { start_date, end_date } = entry
  if (end_date < start_date) return [{ field: 'end_date', text: t`Конец раньше начала` }]
  const bounds = `${displayDate(year.date_start)} – ${displayDate(year.date_end)}`
  for (const field of ['start_date', 'end_date'] as const)
    if (!isWithin(entry[field], year.date_start, year.date_end))
      return [{ field, text: t`Дата вне учебного года: ${bounds}` }]
  const stray = strayFields(entry)
  if (stray.length > 0) return stray
  if (entry.type === 'quarter') return quarterObjections(entry, others)
  return entry.type === 'moved_day' ? movedDayObjections(entry, others) : []
}
