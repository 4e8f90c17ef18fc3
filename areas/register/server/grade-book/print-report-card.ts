import { handle } from '#platform/server/handle.ts'
import { notFound } from '#platform/server/refusal.ts'
import { printReportCard } from '../../contract/grade-book.ts'
import { paperWords } from '../../rules/paper-words.ts'
import { cardHead } from '../paper/card-head.ts'
import { drawReportCards } from '../paper/draw-report-cards.ts'
import { paperContent, readSchool } from '../paper/paper-content.ts'
import { readSheets } from '../sheets/read-sheets.ts'
import { findStudent } from './read-grade-book.ts'

export const printReportCardHandler = handle(
  printReportCard,
  async ({ params, query, caller, db, today, context, record }) => {
    const { full_name } = await findStudent(db, caller, params.id, today)
    const [[sheet], school] = await Promise.all([
      readSheets(db, { students: [params.id], years: [query.year], today }),
      readSchool(db, today),
    ])
    if (!sheet) throw notFound()
    const content = paperContent(school, full_name, sheet)
    const { language } = query
    const words = paperWords[language]
    const title = `${words.title}: ${full_name}`
    const paper = { content, language, stamp: null, date: today, isFinal: false }
    const bytes = await drawReportCards(title, [paper], await cardHead(context, caller))
    const after = { list: 'report-card', student_id: params.id, year_id: query.year }
    await record({ subject: 'platform.export', id: caller.accountId, after })
    return {
      name: `${words.files.card} ${full_name} ${sheet.year.date_start.slice(0, 4)}–${sheet.year.date_end.slice(0, 4)}.pdf`,
      bytes,
    }
  },
)
