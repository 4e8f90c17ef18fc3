import { paperHead } from '#areas/school/server/index.ts'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { t } from '#platform/contract/text.ts'
import { handle } from '#platform/server/handle.ts'
import { notFound } from '#platform/server/refusal.ts'
import { exportSummarySheet, printSummarySheet, type SummarySheet } from '../contract/summary-sheet.ts'
import { sheetOfClass } from './read-sheet.ts'
import { sheetBook } from './sheet-book.ts'
import { sheetPaper } from './sheet-paper.ts'

const fileName = (sheet: SummarySheet, today: string) =>
  [t`Сводная ведомость ${sheet.class.title}`, sheet.period?.title, displayDate(today)].filter(Boolean).join(', ')

export const exportSummarySheetHandler = handle(exportSummarySheet, async ({ params, query, record, ...call }) => {
  const sheet = await sheetOfClass(call, params.id, query.period)
  if (!sheet) throw notFound()
  const after = { list: 'council', class_id: params.id, period: sheet.period?.key, rows: sheet.students.length }
  await record({ subject: 'platform.export', id: call.caller.accountId, after })
  return { name: `${fileName(sheet, call.today)}.xlsx`, bytes: await sheetBook(sheet) }
})

export const printSummarySheetHandler = handle(
  printSummarySheet,
  async ({ params, query, record, context, ...call }) => {
    const sheet = await sheetOfClass(call, params.id, query.period)
    if (!sheet) throw notFound()
    const after = { list: 'council-paper', class_id: params.id, period: sheet.period?.key, rows: sheet.students.length }
    await record({ subject: 'platform.export', id: call.caller.accountId, after })
    return {
      name: `${fileName(sheet, call.today)}.pdf`,
      bytes: await sheetPaper(sheet, await paperHead(context, call.caller)),
    }
  },
)
