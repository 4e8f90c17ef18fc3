import { sql, type RawBuilder } from 'kysely'
import { stampOf } from '#areas/seals/rules/stamp.ts'
import { freezeFile, frozenFile } from '#areas/seals/server/index.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { notFound } from '#platform/server/refusal.ts'
import { printFinalCard, printSignedCards } from '../../contract/final-cards.ts'
import { PaperContent } from '../../contract/paper.ts'
import { paperPeriod, paperWords, type PaperLanguage } from '../../rules/paper-words.ts'
import { cardHead, type CardHead } from '../paper/card-head.ts'
import { drawReportCards } from '../paper/draw-report-cards.ts'
import type { ReportCardPaper } from '../paper/write-report-cards.ts'
import { mayMaintainCards, mayReadGradeBook } from '../scope.ts'
import { findPlace, isOfPlace } from './card-place.ts'

interface Row {
  content: unknown
  version: number
  seal_id: number | null
  number: string | null
  code: string | null
  signed_on: string | null
  signer: string | null
}
const readRows = async (db: Database, which: RawBuilder<boolean>): Promise<Row[]> => {
  const { rows } = await sql<Row>`
    select rc.content, rc.version, rc.seal_id, s.number, s.code, s.signed_on, signer.name as signer
    from register.report_card rc join people.person p on p.id = rc.student_id
    left join seals.seal s on s.id = rc.seal_id left join seals.signer signer on signer.seal_id = s.id and signer.position = 1
    where ${which} order by p.sort_name, p.id`.execute(db)
  return rows
}

interface Printing {
  language: PaperLanguage
  publicUrl: string
  date: string
}
function paperOf(row: Row, { language, publicUrl, date }: Printing): ReportCardPaper {
  const { content, version, number, code, signed_on, signer } = row
  const isSigned = number !== null && code !== null && signed_on !== null
  return {
    content: PaperContent.parse(content),
    language,
    date,
    isFinal: true,
    stamp: isSigned
      ? { ...stampOf({ code, signed_on }, { language, publicUrl }), number, version, signed_on, signer }
      : null,
  }
}

/** Made for everybody who will ever hold it: no name of who happened to take it first. */
const forAll = (head: CardHead): CardHead => ({ ...head, making: { ...head.making, author: '', inNameOf: null } })

interface Issuing {
  context: AppContext
  caller: Caller
  today: string
}
/** A card on paper; one that is signed as it was first issued, whoever asks for it later. */
async function issue({ context, caller, today }: Issuing, row: Row, language: PaperLanguage) {
  const known = row.seal_id === null ? null : await frozenFile(context.db, { sealId: row.seal_id, language })
  if (known) return known
  const paper = paperOf(row, { language, publicUrl: context.publicUrl, date: today })
  const words = paperWords[language]
  const { student } = paper.content
  const head = await cardHead(context, caller)
  const bytes = await drawReportCards(
    `${words.finalTitle}: ${student}`,
    [paper],
    row.seal_id === null ? head : forAll(head),
  )
  const name = `${words.files.finalCard} ${student}, ${paperPeriod(language, paper.content)}.pdf`
  return row.seal_id === null ? { name, bytes } : freezeFile(context.db, { sealId: row.seal_id, language, name, bytes })
}

const printFinalCardHandler = handle(printFinalCard, async ({ params, query, caller, db, today, context, record }) => {
  const seen = mayMaintainCards(caller, sql.ref('rc.class_id'), { today, level: 'read' })
  const own = sql`(rc.seal_id is not null and ${mayReadGradeBook(caller, sql.ref('rc.student_id'), today)})`
  const [row] = await readRows(db, sql<boolean>`rc.id = ${params.id} and (${seen} or ${own})`)
  if (!row) throw notFound()
  const file = await issue({ context, caller, today }, row, query.language)
  const after = { list: 'final-report-card', card_id: params.id }
  await record({ subject: 'platform.export', id: caller.accountId, after })
  return file
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
