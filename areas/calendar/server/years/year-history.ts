import { sql } from 'kysely'
import { ofRecord, readHistory } from '#areas/access/server/index.ts'
import { weekdays, weekdayTitles } from '#platform/contract/enumerations.ts'
import { msg, t } from '#platform/contract/text.ts'
import { asDay, inWords, type Audited, type NamesOf, type SaidValue } from '#platform/server/audited.ts'
import { handle } from '#platform/server/handle.ts'
import { studyYearTitle } from '../../rules/study-year.ts'
import { entryTypeTitles } from '../../rules/study-days.ts'
import { readYearHistory } from '../../contract/years.ts'

const ofYear = (id: number) => sql<boolean>`coalesce(h.after, h.before) ->> 'year_id' = ${String(id)}`

const ofEntry = {
  subject: 'calendar.calendar_entry',
  fields: ['type', 'title', 'number', 'start_date', 'end_date', 'closes_on', 'follows_weekday', 'parallels'],
}
const ofBells = {
  subject: 'calendar.bell_schedule',
  fields: ['title', 'is_default', 'weekdays', 'from_parallel', 'to_parallel', 'slots'],
}
const ofBellDay = { subject: 'calendar.bell_day', fields: ['date', 'title', 'shift_minutes'] }
const ofStudyYear = { subject: 'calendar.study_year', fields: ['date_start', 'date_end', 'is_projection'] }

/** What was written before weekdays had names bears their number, 0 is Monday. */
const weekdayTitle: SaidValue = (value) => {
  const known = weekdays.find((one, index) => one === value || index === value)
  return known === undefined ? value : weekdayTitles[known].long
}
const shiftTitle: SaidValue = (value) => {
  const minutes = Number(value)
  return minutes < 0 ? t`на ${-minutes} мин раньше` : t`на ${minutes} мин позже`
}

/** «2026–2027» of years, by their ids. */
export const yearNames: NamesOf = async (db, ids) => {
  const years = await db
    .selectFrom('calendar.study_year')
    .where('id', 'in', [...ids])
    .select(['id', 'date_start', 'date_end'])
    .execute()
  return new Map(years.map((year) => [year.id, studyYearTitle(year)]))
}

/** What the audit shows of years, their days and bells: what their history does. */
export const auditedInCalendar: Audited[] = [
  {
    ...ofStudyYear,
    title: msg`учебный год`,
    values: { date_start: asDay, date_end: asDay },
    titles: { date_start: msg`Начало`, date_end: msg`Конец`, is_projection: msg`Прогноз` },
  },
  {
    ...ofEntry,
    title: msg`запись календаря`,
    values: {
      type: inWords(entryTypeTitles),
      start_date: asDay,
      end_date: asDay,
      closes_on: asDay,
      follows_weekday: weekdayTitle,
    },
    titles: {
      title: msg`Название`,
      type: msg`Вид`,
      number: msg`Номер`,
      start_date: msg`С`,
      end_date: msg`По`,
      closes_on: msg`Отметки можно менять до`,
      follows_weekday: msg`По расписанию`,
      parallels: msg`Параллели`,
    },
  },
  {
    ...ofBells,
    title: msg`расписание звонков`,
    titles: {
      title: msg`Название`,
      is_default: msg`Основные`,
      weekdays: msg`Дни недели`,
      from_parallel: msg`С параллели`,
      to_parallel: msg`По параллель`,
      slots: msg`Уроки`,
    },
  },
  {
    ...ofBellDay,
    title: msg`сокращённый день`,
    values: { date: asDay, shift_minutes: shiftTitle },
    titles: { title: msg`Звонки`, date: msg`День`, shift_minutes: msg`Сдвиг` },
  },
]

export const readYearHistoryHandler = handle(readYearHistory, async ({ params: { id }, query, db }) =>
  readHistory(
    db,
    [
      { ...ofStudyYear, where: ofRecord(id) },
      ...[ofEntry, ofBells, ofBellDay].map((one) => ({ ...one, where: ofYear(id) })),
    ],
    query,
  ),
)
