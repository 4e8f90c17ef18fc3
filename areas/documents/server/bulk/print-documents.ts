import { sql } from 'kysely'
import * as z from 'zod/mini'
import { renderPapers } from '#areas/rich-text/server/index.ts'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { msg, t } from '#platform/contract/text.ts'
import { id } from '#platform/contract/wire.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { beginLongJob, longJob } from '#platform/server/long-job/long-job.ts'
import { notFound } from '#platform/server/refusal.ts'
import { printDocuments } from '../../contract/bulk.ts'
import { papersOf } from '../paper/papers-of.ts'
import { readerOf } from '../reader.ts'
import { mayRead, type Reader } from '../scope.ts'

/** Documents of one file: they may be long ones. */
const maxInFile = 100

/** In the order of the file. */
const Piece = z.object({ ids: z.array(id), file: z.string() })

/** Of documents that are there those that the reader may not read; what was removed meanwhile is a paper of theirs all the same. */
async function readClosed(db: Database, ids: readonly number[], reader: Reader): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    select d.id from documents.document d join documents.kind k on k.id = d.kind_id
    where d.id = any(${[...ids]}::integer[]) and ${mayRead(reader)} is not true`.execute(db)
  return new Set(rows.map((row) => row.id))
}
/** Those that stand still, in their order. */
async function standing(db: Database, ids: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('documents.document')
    .where('id', 'in', [...ids])
    .where('removed_at', 'is', null)
    .select('id')
    .execute()
  const found = new Set(rows.map((row) => row.id))
  return ids.filter((one) => found.has(one))
}

/** Chosen documents as they stand on paper, in files of a hundred. */
export const printDocumentsJob = longJob({
  kind: 'documents.print',
  input: Piece,
  access: printDocuments.access,
  reaches: async ({ db, caller, today }, inputs) => {
    const closed = await readClosed(
      db,
      inputs.flatMap(({ ids }) => ids),
      await readerOf(db, caller, today),
    )
    return inputs.map(({ ids }) => !ids.some((one) => closed.has(one)))
  },
  act: async ({ db, context, input, keepFile }) => {
    const ids = await standing(db, input.ids)
    if (ids.length === 0) return { outcome: 'refused', detail: msg`Этих документов уже нет` }
    const bytes = await renderPapers(context, await papersOf({ db, context }, ids), 'pdf')
    await keepFile({ name: `${input.file}.pdf`, sheets: ids.length, bytes, reach: { ...input, ids } })
    const left = input.ids.length - ids.length
    if (left > 0) return { outcome: 'refused', detail: msg`Этих документов уже нет: ${left}`, notDone: left }
    return { outcome: 'done', detail: null }
  },
})

export const printDocumentsHandler = handle(printDocuments, async ({ body, caller, db, today, context, record }) => {
  const asked = [...new Set(body.ids)]
  const ids = await standing(db, asked)
  const closed = await readClosed(db, ids, await readerOf(db, caller, today))
  if (ids.length < asked.length || closed.size > 0) throw notFound()
  const title = `${t`Документы`} ${displayDate(today)}`
  const items = Array.from({ length: Math.ceil(ids.length / maxInFile) }, (_, index) => {
    const own = ids.slice(index * maxInFile, (index + 1) * maxInFile)
    const first = index * maxInFile + 1
    const places = own.length === 1 ? String(first) : `${first}–${first + own.length - 1}`
    const file = ids.length <= maxInFile ? title : `${title}, ${places}`
    return { title: places, input: { ids: own, file }, size: own.length }
  })
  const job = await beginLongJob({ db, context }, printDocumentsJob, {
    caller,
    title: msg`Документы в PDF: ${ids.length}`,
    items,
  })
  await record({ subject: 'platform.long_job', id: job, after: { documents: ids.length } })
  return { id: job }
})
