import { paperHead } from '#areas/media/server/index.ts'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { t } from '#platform/contract/text.ts'
import { handle } from '#platform/server/handle.ts'
import { notFound } from '#platform/server/refusal.ts'
import { exportCouncilSheet, printCouncilSheet, type CouncilSheet } from '../contract/council.ts'
import { sheetOfClass } from './read-sheet.ts'
import { sheetBook } from './sheet-book.ts'
import { sheetPaper } from './sheet-paper.ts'

const fileName = (sheet: CouncilSheet, today: string) =>
  [t`Сводная ведомость ${sheet.class.title}`, sheet.period?.title, displayDate(today)].filter(Boolean).join(', ')

export const exportSheet = handle(exportCouncilSheet, async ({ params, query, record, ...asked }) => {
  const sheet = await sheetOfClass(asked, params.id, query.period)
  if (!sheet) throw notFound()
  const after = { list: 'council', class_id: params.id, period: sheet.period?.key, rows: sheet.students.length }
  await record({ subject: 'platform.export', id: asked.caller.accountId, after })
  return { name: `${fileName(sheet, asked.today)}.xlsx`, bytes: await sheetBook(sheet) }
})

export const printSheet = handle(printCouncilSheet, async ({ params, query, record, house, ...asked }) => {
  const sheet = await sheetOfClass(asked, params.id, query.period)
  if (!sheet) throw notFound()
  const after = { list: 'council-paper', class_id: params.id, period: sheet.period?.key, rows: sheet.students.length }
  await record({ subject: 'platform.export', id: asked.caller.accountId, after })
  return { name: `${fileName(sheet, asked.today)}.pdf`, bytes: await sheetPaper(sheet, await paperHead(house)) }
})
