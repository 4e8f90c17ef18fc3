import { sql } from 'kysely'
import { openDocument } from '#areas/media/server/index.ts'
import { renderPaper } from '#areas/rich-text/server/index.ts'
import { frozenFile, sealOf } from '#areas/seals/server/index.ts'
import type { FileAnswer } from '#platform/contract/file.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { notFound } from '#platform/server/refusal.ts'
import { printDocument, readDocumentFile, writeDocumentForWord } from '../../contract/paper.ts'
import { documentSubject } from '../approval-kind.ts'
import { readerOf } from '../reader.ts'
import { mayRead } from '../scope.ts'
import { readPaperSources, type PaperSource } from './paper-of.ts'
import { papersOf } from './papers-of.ts'

interface Call {
  params: { id: number }
  caller: Caller
  db: Database
  today: string
  context: AppContext
}

/** @throws 404 */
async function requireReadable({ params, caller, db, today }: Call): Promise<PaperSource> {
  const reader = await readerOf(db, caller, today)
  const { rows } = await sql`
    select from documents.document d join documents.kind k on k.id = d.kind_id
    where d.id = ${params.id} and d.removed_at is null and ${mayRead(reader)}`.execute(db)
  const [source] = rows.length > 0 ? await readPaperSources(db, [params.id]) : []
  if (!source) throw notFound()
  return source
}

async function draw({ db, context }: Call, { id }: PaperSource, form: 'pdf' | 'docx'): Promise<FileAnswer> {
  const [paper] = await papersOf({ db, context }, [id])
  if (!paper) throw notFound()
  return { name: `${paper.title.replaceAll('/', '-')}.${form}`, bytes: await renderPaper(context, paper, form) }
}

const printDocumentHandler = handle(printDocument, async (call) => {
  const source = await requireReadable(call)
  const seal = await sealOf(call.db, documentSubject, source.id)
  const frozen =
    seal && (await frozenFile(call.db, { sealId: seal.id, language: source.language === 'kk' ? 'kk' : 'ru' }))
  return { ...(frozen ?? (await draw(call, source, 'pdf'))), isShown: true }
})

const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const writeDocumentForWordHandler = handle(writeDocumentForWord, async (call) => ({
  ...(await draw(call, await requireReadable(call), 'docx')),
  type: wordType,
}))

const readDocumentFileHandler = handle(readDocumentFile, async (call) => {
  await requireReadable(call)
  const { rows } = await sql<{ stem: string; name: string; mime: string }>`
    select f.stem::text, f.name, f.mime from documents.attachment a join media.file f on f.id = a.file_id
    where a.document_id = ${call.params.id} and a.file_id = ${call.params.file_id}`.execute(call.db)
  if (!rows[0]) throw notFound()
  return openDocument(call.context, rows[0])
})

export const paperHandlers = [printDocumentHandler, writeDocumentForWordHandler, readDocumentFileHandler]
