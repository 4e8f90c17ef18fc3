import { sql } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import type { TemplateFieldGroup } from '#platform/server/template-sources.ts'
import { currentYearId } from './current-year.ts'

/** The study year of the day. */
export const yearFields: TemplateFieldGroup = {
  key: 'year',
  title: msg`Учебный год`,
  order: 50,
  subjects: ['student', 'employee', 'class', 'none'],
  fields: [
    { key: 'title', title: msg`Учебный год`, type: 'text', sample: '2026–2027' },
    { key: 'date_start', title: msg`Первый день года`, type: 'date', sample: '2026-09-01' },
    { key: 'date_end', title: msg`Последний день года`, type: 'date', sample: '2027-05-25' },
    { key: 'today', title: msg`Сегодняшняя дата`, type: 'date', sample: '2026-11-20' },
  ],
  read: async ({ db, ids, today }) => {
    const { rows } = await sql<{ date_start: string; date_end: string }>`
      select y.date_start, y.date_end from calendar.study_year y where y.id = ${currentYearId(today)}`.execute(db)
    const [year] = rows
    const title = year ? `${year.date_start.slice(0, 4)}–${year.date_end.slice(0, 4)}` : null
    const item = { title, date_start: year?.date_start ?? null, date_end: year?.date_end ?? null, today }
    return new Map(ids.map((id) => [id, item]))
  },
}
