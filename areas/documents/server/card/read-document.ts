import { sql } from 'kysely'
import { mineOf, readRuns } from '#areas/approvals/server/index.ts'
import { ofRecord, readHistory } from '#areas/access/server/index.ts'
import { pictureReader } from '#areas/people/server/index.ts'
import { pictureLinks } from '#areas/rich-text/server/index.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { notFound } from '#platform/server/refusal.ts'
import { readDocument, readDocumentHistory, type Document } from '../../contract/document.ts'
import { actObjection } from '../../rules/act.ts'
import { actsOf } from '../acts.ts'
import { documentSubject } from '../approval-kind.ts'
import { auditedDocuments } from '../audited.ts'
import { readerOf } from '../reader.ts'
import { listedColumns } from '../register/find-documents.ts'
import { mayRead, type Reader } from '../scope.ts'

const person = (column: string) => sql`(
  select jsonb_build_object('id', p.id, 'full_name', p.full_name) from people.person p where p.id = ${sql.ref(column)})`
const edition = (condition: ReturnType<typeof sql<boolean>>) => sql`(
  select jsonb_build_object('id', o.id, 'number', o.number) from documents.document o where ${condition} and o.removed_at is null)`

const files = sql`coalesce((
  select jsonb_agg(jsonb_build_object('id', f.id, 'name', f.name, 'size', f.size, 'mime', f.mime) order by a.index)
  from documents.attachment a join media.file f on f.id = a.file_id where a.document_id = d.id), '[]')`
const resolution = sql`(
  select jsonb_build_object('words', r.words, 'by', ${person('r.made_by')}, 'on_behalf_of', ${person('r.on_behalf_of')}, 'made_on', r.made_on)
  from documents.resolution r where r.document_id = d.id)`
const assignments = (today: string) => sql`coalesce((
  select jsonb_agg(jsonb_build_object('id', a.id, 'person', ${person('a.person_id')}, 'task', a.task, 'words', a.words,
    'is_main', a.is_main, 'due_on', a.due_on, 'given_by', ${person('a.given_by')}, 'given_on', a.given_on, 'done_on', a.done_on,
    'report', a.report, 'remark', a.remark, 'is_overdue', coalesce(a.done_on is null and a.due_on < ${today}::date, false))
    order by a.is_main desc, a.id)
  from documents.assignment a where a.document_id = d.id), '[]')`
const acquaintance = ({ persons }: Reader) => sql`(
  select jsonb_build_object('asked', count(*), 'confirmed', count(q.confirmed_at),
    'awaits_caller', coalesce(bool_or(q.person_id = ${persons[0] ?? null}::integer and q.confirmed_at is null), false))
  from documents.acquaintance q where q.document_id = d.id)`

type UnshownDocument = Omit<Document, 'pictures' | 'approval'>
/** One statement; without the addresses of its pictures. @throws 404 */
export async function readOneDocument(db: Database, id: number, reader: Reader): Promise<UnshownDocument> {
  const { rows } = await sql<UnshownDocument>`
    select ${listedColumns(reader)}, d.language, d.content, ${files} as files,
      (select jsonb_build_object('id', u.id, 'title', u.title) from organisation.unit u where u.id = d.unit_id) as unit,
      ${person('d.addressee_id')} as addressee, d.foreign_number, d.foreign_date, d.way, d.remark, ${resolution} as resolution,
      ${assignments(reader.today)} as assignments, ${acquaintance(reader)} as acquaintance, d.accepted_on, d.sent_on, d.sent_how,
      d.ended_on, d.ended_reason, d.edition, ${edition(sql<boolean>`o.id = d.former_id`)} as former,
      ${edition(sql<boolean>`o.former_id = d.id`)} as next, ${actsOf(reader)} as acts
    from documents.document d join documents.kind k on k.id = d.kind_id
    where d.id = ${id} and d.removed_at is null and ${mayRead(reader)}`.execute(db)
  const [row] = rows
  if (!row) throw notFound()
  const facts = { ...row, genre: row.kind.genre, isNumbered: row.number !== null, isEnded: row.ended !== null }
  return { ...row, acts: row.acts.filter((act) => actObjection(act, facts) === null) }
}

/** The latest way of a document along its route. */
async function readApproval(db: Database, id: number, { caller, deputising, today }: Reader) {
  const [run] = await readRuns(db, [{ kind: documentSubject, subjectId: id }], today)
  if (!run) return null
  return { run, mine: mineOf(run, { personId: caller.personId, actingFor: deputising }) }
}

/** Whoever must know a document has opened it: told to who has asked them. */
const noteOpening = (db: Database, id: number, personId: number | null) =>
  sql`update documents.acquaintance set opened_at = now()
    where document_id = ${id} and person_id = ${personId} and opened_at is null`.execute(db)

const readDocumentHandler = handle(readDocument, async ({ params, caller, db, today, context }) => {
  const reader = await readerOf(db, caller, today)
  const document = await readOneDocument(db, params.id, reader)
  if (document.acquaintance.awaits_caller && caller.act === undefined) await noteOpening(db, params.id, caller.personId)
  const { ru = null, kk = null } = document.content
  return {
    ...document,
    approval: await readApproval(db, params.id, reader),
    pictures: await pictureLinks(db, pictureReader(context, caller), [ru, kk]),
  }
})
const readDocumentHistoryHandler = handle(readDocumentHistory, async ({ params, query, caller, db, today }) => {
  await readOneDocument(db, params.id, await readerOf(db, caller, today))
  return readHistory(db, [{ ...auditedDocuments, where: ofRecord(params.id) }], query)
})

export const cardHandlers = [readDocumentHandler, readDocumentHistoryHandler]
