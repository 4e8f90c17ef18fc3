import { sql } from 'kysely'
import { withdrawApproval, type Together } from '#areas/approvals/server/index.ts'
import { isEmptyText } from '#areas/rich-text/rules/plain-text.ts'
import { msg } from '#platform/contract/text.ts'
import type { ApprovalCall } from '#platform/server/approvals.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { outdated, refuse } from '#platform/server/refusal.ts'
import type { Content } from '../../contract/values.ts'
import { submitDocument, withdrawDocument } from '../../contract/steps.ts'
import { isReceived, type Genre } from '../../rules/genre.ts'
import { documentSubject } from '../approval-kind.ts'
import { documentToAct, type LockedDocument } from '../card/lock-document.ts'
import { settleFolders } from '../card/settle.ts'
import { readerOf } from '../reader.ts'
import { movedDocument } from './moved-document.ts'
import { numberDocument } from './number-document.ts'
import { startRuns } from './start-runs.ts'

/** What is known of a document that is sent. */
export type SentDocument = Pick<
  LockedDocument,
  'id' | 'kind_id' | 'genre' | 'status' | 'number' | 'title' | 'author_id' | 'unit_id' | 'version'
>
const idsOf = (documents: readonly SentDocument[]) => documents.map(({ id }) => id)

/** 422 for documents of which there is nothing to read, or that do not say where they come from or go. */
async function requireWhole(db: Database, documents: readonly SentDocument[]): Promise<void> {
  const { rows } = await sql<{ genre: Genre; content: Content; correspondent: string | null; files: number }>`
    select k.genre, d.content, d.correspondent,
      (select count(*) from documents.attachment a where a.document_id = d.id) as files
    from documents.document d join documents.kind k on k.id = d.kind_id where d.id = any(${idsOf(documents)}::integer[])`.execute(
    db,
  )
  for (const { genre, content, correspondent, files } of rows) {
    const isEmpty = Object.values(content).every((text) => isEmptyText(text))
    if (isEmpty && files === 0) throw refuse('content', msg`В документе нет ни текста, ни файлов`)
    if ((genre === 'incoming' || genre === 'outgoing') && correspondent === null)
      throw refuse('correspondent', genre === 'incoming' ? msg`Укажите, от кого документ` : msg`Укажите, кому документ`)
  }
}

/** Keeps what is sent as the next version of each text. */
const keepTexts = (db: Database, documents: readonly SentDocument[], by: number | null) =>
  sql`insert into documents.text (document_id, number, title, content, made_by)
    select d.id, coalesce((select max(t.number) from documents.text t where t.document_id = d.id), 0) + 1, d.title, d.content, ${by}
    from documents.document d where d.id = any(${idsOf(documents)}::integer[])`.execute(db)

/** By whom a received document is resolved where nobody is named: the head of the school. */
const schoolHead = (today: string) => sql<number | null>`(
  select h.person_id from organisation.unit u join organisation.unit_head h on h.unit_id = u.id and h.during @> ${today}::date
  where u.parent_id is null and u.archived_at is null order by u.index, u.id limit 1)`
/** Their state, and by when they are to be ready: worked out once a kind. */
const putOnTheWay = (db: Database, documents: readonly SentDocument[], today: string) =>
  sql`with kinds as materialized (
      select k.id, k.genre, case when k.deadline_days is not null
        then approvals.add_working_days(${today}::date, k.deadline_days) end as due_on
      from documents.kind k where k.id = any(${[...new Set(documents.map(({ kind_id }) => kind_id))]}::integer[]))
    update documents.document d set status = 'checking', remark = null, version = d.version + 1, changed_at = now(),
      due_on = coalesce(d.due_on, kinds.due_on),
      addressee_id = case when kinds.genre = 'incoming' then coalesce(d.addressee_id, ${schoolHead(today)}) else d.addressee_id end
    from kinds where kinds.id = d.kind_id and d.id = any(${idsOf(documents)}::integer[])`.execute(db)

/**
 * Sends documents on their way: numbered at once where they are received ones, by their kind's route where somebody decides.
 * @param together where they are a part of more that come, told of once
 */
export async function submitAll(
  call: ApprovalCall,
  documents: readonly SentDocument[],
  together?: Together,
): Promise<void> {
  const { db, caller, today, record } = call
  await requireWhole(db, documents)
  await keepTexts(db, documents, caller.personId)
  await putOnTheWay(db, documents, today)
  const numbers = new Map<number, string>()
  for (const document of documents.filter(({ genre, number }) => isReceived(genre) && number === null))
    numbers.set(document.id, await numberDocument(call, document))
  await startRuns(
    call,
    documents.filter(({ genre }) => genre !== 'incoming'),
    together,
  )
  await settleFolders(db, idsOf(documents))
  await record(
    ...documents.map(({ id, status }) => ({
      subject: documentSubject,
      id,
      before: { status },
      after: { status: 'checking', ...(numbers.has(id) && { number: numbers.get(id) }) },
    })),
  )
}
/** Sends one, see `submitAll`. */
export const submit = (call: ApprovalCall, document: SentDocument): Promise<void> => submitAll(call, [document])

const submitDocumentHandler = handle(submitDocument, async (call) => {
  const { params, body, caller, db, today } = call
  const reader = await readerOf(db, caller, today)
  const document = await documentToAct(db, { id: params.id, act: 'submit', seen: body.version }, reader)
  await submit(call, document)
  return movedDocument(db, document.id)
})

const withdrawDocumentHandler = handle(withdrawDocument, async (call) => {
  const { params, body, caller, db, today } = call
  const reader = await readerOf(db, caller, today)
  const document = await documentToAct(db, { id: params.id, act: 'withdraw', seen: body.version }, reader)
  if (!(await withdrawApproval(call, { kind: documentSubject, subjectId: document.id })))
    throw outdated(msg`Документ уже решён: обновите страницу`)
  return movedDocument(db, document.id)
})

export const submitHandlers = [submitDocumentHandler, withdrawDocumentHandler]
