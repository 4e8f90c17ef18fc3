import { weekdays, weekdayTitles } from '#platform/contract/enumerations.ts'
import { schoolLocale } from '#platform/contract/language.ts'
import { msg, t } from '#platform/contract/text.ts'
import type { Audited } from '#platform/server/audited.ts'
import { inLanguage } from '#platform/server/language/spoken.ts'
import type { AvailabilityOfYear, MarkedHour } from '../contract/availability.ts'

export const auditedFields = ['closed', 'unwanted', 'methodical_day', 'building', 'note']

const dayText = (day: number) => weekdayTitles[weekdays[day] ?? 'mon'].short
/** «Пн 1, 2; Ср 3»: lessons by days, those of the second shift with its number. */
export function hoursText(hours: readonly MarkedHour[]): string | null {
  const days = Map.groupBy(hours, ({ weekday }) => weekday)
  const of = ({ shift, slot }: MarkedHour) => (shift === 1 ? String(slot) : t`${slot} (2 смена)`)
  return [...days].map(([day, own]) => `${dayText(day)} ${own.map(of).join(', ')}`).join('; ') || null
}

/** What the history keeps: hours in one line, as people read them, in the school's language. */
export const keptAvailability = (of: AvailabilityOfYear) => inLanguage(schoolLocale, () => inWordsOf(of))
const inWordsOf = ({ hours, methodical_day, building, note }: AvailabilityOfYear) => ({
  closed: hoursText(hours.filter(({ kind }) => kind === 'closed')),
  unwanted: hoursText(hours.filter(({ kind }) => kind === 'unwanted')),
  methodical_day: methodical_day === null ? null : dayText(methodical_day),
  building: building?.title ?? null,
  note,
})

export const audited: Audited = {
  subject: 'availability.person_year',
  title: msg`доступность учителя`,
  titles: {
    closed: msg`Недоступен`,
    unwanted: msg`Нежелательно`,
    methodical_day: msg`Методический день`,
    building: msg`Здание`,
    note: msg`Примечание`,
  },
  fields: auditedFields,
  concerns: { field: 'person_id' },
}
