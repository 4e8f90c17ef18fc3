import * as z from 'zod/mini'
import { readJournal } from '#areas/journal/contract/journal.ts'
import { fileEndpoint, fileTypes } from '#platform/contract/file.ts'
import { t } from '#platform/contract/text.ts'
import { IdParams, idText } from '#platform/contract/wire.ts'

/** A month as `YYYY-MM`. */
const monthText = z
  .string()
  .check(z.regex(/^[1-9]\d{3}-(0[1-9]|1[0-2])$/, { error: () => t`Ожидается месяц вида 2026-09` }))

/** A quarter, a month, or the whole year where neither is named. */
const ofPeriod = z.strictObject({ quarter: z.optional(idText), month: z.optional(monthText) }).check(
  z.refine(({ quarter, month }) => quarter === undefined || month === undefined, {
    error: () => t`Выберите четверть или месяц`,
    path: ['month'],
  }),
)

export const exportClassJournal = fileEndpoint({
  path: '/api/journal/reports/journal/{id}/export/',
  access: readJournal.access,
  params: IdParams,
  query: ofPeriod,
  file: fileTypes.xlsx,
  summary: 'Отметки и темы журнала в XLSX',
})
export const printClassJournal = fileEndpoint({
  path: '/api/journal/reports/journal/{id}/print/',
  access: readJournal.access,
  params: IdParams,
  query: ofPeriod,
  file: fileTypes.pdf,
  summary: 'Журнал по форме классного журнала в PDF',
})
