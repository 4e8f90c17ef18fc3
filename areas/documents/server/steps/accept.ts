import { sql } from 'kysely'
import { letterHead, renderPaper } from '#areas/rich-text/server/index.ts'
import { freezeFile, replaceSeals, sealOf, sealPapers } from '#areas/seals/server/index.ts'
import { displayDate } from '#platform/contract/calendar-date.ts'
import { msg } from '#platform/contract/text.ts'
import type { ApprovalCall, RunOutcome } from '#platform/server/approvals.ts'
import type { Database } from '#platform/server/database.ts'
import { isReceived, type Genre } from '../../rules/genre.ts'
import { documentSubject } from '../approval-kind.ts'
import { settleFolders } from '../card/settle.ts'
import { documentLink } from '../document-link.ts'
import { paperReady } from '../notice-kinds.ts'
import { notifyPersons } from '../notify-persons.ts'
import { languagesOf, paperOf, readPaperSources, readSignatures, type PaperSource } from '../paper/paper-of.ts'
import { contentsOf } from '../paper/seal-contents.ts'
import { numberDocument } from './number-document.ts'

interface Accepted {
  id: number
  kind_id: number
  genre: Genre
  title: string
  number: string | null
  former_id: number | null
  author_id: number
  person_id: number | null
}
const readAccepted = async (db: Database, id: number): Promise<Accepted> => {
  const { rows } = await sql<Accepted>`
    select d.id, d.kind_id, k.genre, d.title, d.number, d.former_id, d.author_id, d.person_id
    from documents.document d join documents.kind k on k.id = d.kind_id where d.id = ${id} for update of d`.execute(db)
  if (!rows[0]) throw new Error(`There is no document ${id}`)
  return rows[0]
}

/** Seals a document that somebody has signed, and freezes its paper with the code on it. @returns the seal's id, null where nobody has signed */
async function seal(call: ApprovalCall, source: PaperSource): Promise<number | null> {
  const { db, today, context } = call
  const { rows: signers } = await sql<{
    accountId: number
    name: string
    post: string | null
    method: 'factor' | 'password'
    onBehalfOf: string | null
    signedAt: Date
  }>`
    select account_id as "accountId", name, post, method, on_behalf_of as "onBehalfOf", signed_at as "signedAt"
    from documents.signature where document_id = ${source.id} order by position`.execute(db)
  if (signers.length === 0) return null
  const papers = [{ subjectId: source.id, number: source.number, contents: contentsOf(source), signers }]
  const [made] = await sealPapers(db, { kind: documentSubject, papers, signedOn: today })
  if (!made) return null
  const around = {
    head: await letterHead(context, languagesOf(source.language)),
    signatures: await readSignatures(db, source.id),
    seal: { code: made.code, signedOn: today },
    publicUrl: context.publicUrl,
  }
  const paper = paperOf(source, around)
  const bytes = await renderPaper(context, paper, 'pdf')
  await freezeFile(db, {
    sealId: made.id,
    language: source.language === 'kk' ? 'kk' : 'ru',
    name: `${paper.title.replaceAll('/', '-')}.pdf`,
    bytes,
  })
  return made.id
}

/** The version before gives way to the one that is accepted now. */
async function replaceFormer({ db, today, record }: ApprovalCall, { former_id }: Accepted, sealId: number | null) {
  if (former_id === null) return
  await sql`
    update documents.document set ended = 'replaced', ended_on = ${today}, version = version + 1, changed_at = now()
    where id = ${former_id} and ended is null`.execute(db)
  const former = await sealOf(db, documentSubject, former_id)
  if (former && sealId !== null) await replaceSeals(db, { seals: [{ id: former.id, by: sealId }], on: today })
  await settleFolders(db, [former_id])
  await record({
    subject: documentSubject,
    id: former_id,
    after: { ended_reason: msg`заменён новой версией`.stored() },
  })
}

/** A document has passed its route: it gets its number, its seal and its frozen paper, and whoever has asked for it is told. */
export async function accept({ subjectId }: RunOutcome, call: ApprovalCall): Promise<void> {
  const { db, today, record } = call
  const document = await readAccepted(db, subjectId)
  const number = document.number ?? (await numberDocument(call, document))
  await sql`
    update documents.document set status = 'accepted', accepted_on = ${today}, remark = null, version = version + 1, changed_at = now()
    where id = ${document.id}`.execute(db)
  const [source] = await readPaperSources(db, [document.id])
  const sealId = source ? await seal(call, source) : null
  await replaceFormer(call, document, sealId)
  const folders = await settleFolders(db, [document.id])
  await record({
    subject: documentSubject,
    id: document.id,
    before: { status: 'checking' },
    after: { status: 'accepted', ...(isReceived(document.genre) ? {} : { number }) },
  })
  await notifyPersons(call, [document.author_id], {
    kind: paperReady,
    title: msg`Готово: ${document.title}`,
    text: msg`№ ${number} от ${displayDate(today)}`,
    link: documentLink(document.id, folders.get(document.id) ?? 'archive'),
    subject: `document:${document.id}:ready`,
  })
}

/** A document comes back to its author, with why; signatures under it fall away with it. */
export const takeBack =
  (status: 'returned' | 'withdrawn') =>
  async ({ subjectId, remark }: RunOutcome, { db, record }: ApprovalCall): Promise<void> => {
    await sql`delete from documents.signature where document_id = ${subjectId}`.execute(db)
    await sql`
      update documents.document set status = 'draft', way = null, remark = ${status === 'returned' ? remark : null},
        version = version + 1, changed_at = now()
      where id = ${subjectId}`.execute(db)
    await settleFolders(db, [subjectId])
    await record({
      subject: documentSubject,
      id: subjectId,
      before: { status: 'checking' },
      after: { status: 'draft', ...(remark !== null && { remark }) },
    })
  }
