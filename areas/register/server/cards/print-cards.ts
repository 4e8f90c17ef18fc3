import { sql, type RawBuilder } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { notFound } from '#platform/server/refusal.ts'
import { printFinalCard, printSignedCards } from '../../contract/final-cards.ts'
import { PaperContent } from '../../contract/paper.ts'
import { printedCode } from '../../rules/document-code.ts'
import { paperPeriod, paperWords, type PaperLanguage } from '../../rules/paper-words.ts'
import { cardHead } from '../paper/card-head.ts'
import { drawReportCards } from '../paper/draw-report-cards.ts'
import type { ReportCardPaper } from '../paper/write-report-cards.ts'
import { mayMaintainCards, mayReadGradeBook } from '../scope.ts'
import { findPlace, isOfPlace } from './card-place.ts'

interface Row {
  content: unknown
  version: number
  number: string | null
  code: string | null
  signed_on: string | null
  signer: string | null
}
const readRows = async (db: Database, which: RawBuilder<boolean>): Promise<Row[]> => {
  const { rows } = await sql<Row>`
    select rc.content, rc.version, rc.number, rc.code, rc.signed_on, signer.full_name as signer
    from register.report_card rc join people.person p on p.id = rc.student_id
    left join people.person signer on signer.id = rc.signed_by
    where ${which} order by p.sort_name, p.id`.execute(db)
  return rows
}

interface Printing {
  language: PaperLanguage
  publicUrl: string
  date: string
}
function paperOf({ content, version, number, code, signed_on, signer }: Row, given: Printing): ReportCardPaper {
  const { language, publicUrl, date } = given
  const url = `${publicUrl}/document?code=${printedCode(code ?? '')}`
  const isSigned = number !== null && code !== null && signed_on !== null
  return {
    content: PaperContent.parse(content),
    language,
    date,
    isFinal: true,
    stamp: isSigned ? { number, version, code, url, signed_on, signer } : null,
  }
}

const printFinalCardHandler = handle(printFinalCard, async ({ params, query, caller, db, today, context, record }) => {
  const seen = mayMaintainCards(caller, sql.ref('rc.class_id'), { today, level: 'read' })
  const own = sql`(rc.number is not null and ${mayReadGradeBook(caller, sql.ref('rc.student_id'), today)})`
  const [row] = await readRows(db, sql<boolean>`rc.id = ${params.id} and (${seen} or ${own})`)
  if (!row) throw notFound()
  const paper = paperOf(row, { language: query.language, publicUrl: context.publicUrl, date: today })
  const { student } = paper.content
  const words = paperWords[query.language]
  const bytes = await drawReportCards(`${words.finalTitle}: ${student}`, [paper], await cardHead(context, caller))
  const after = { list: 'final-report-card', card_id: params.id }
  await record({ subject: 'platform.export', id: caller.accountId, after })
  return { name: `${words.files.finalCard} ${student}, ${paperPeriod(query.language, paper.content)}.pdf`, bytes }
})

const printSignedCardsHandler = handle(printSignedCards, async ({ query, caller, db, today, context, record }) => {
  const place = await findPlace(db, query, mayMaintainCards(caller, sql.ref('c.id'), { today, level: 'read' }))
  const rows = await readRows(db, sql<boolean>`rc.state = 'signed' and ${isOfPlace(place)}`)
  if (rows.length === 0) throw notFound()
  const { language } = query
  const title = `${paperWords[language].files.finalCards} ${place.title}, ${paperPeriod(language, place)}`
  const bytes = await drawReportCards(
    title,
    rows.map((row) => paperOf(row, { language, publicUrl: context.publicUrl, date: today })),
    await cardHead(context, caller),
  )
  const after = { list: 'final-report-cards', class_id: place.class_id, rows: rows.length }
  await record({ subject: 'platform.export', id: caller.accountId, after })
  return { name: `${title}.pdf`, bytes }
})

export const printCardHandlers = [printSignedCardsHandler, printFinalCardHandler]
