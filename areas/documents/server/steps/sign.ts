import { sql } from 'kysely'
import { actingFor, decideSubject } from '#areas/approvals/server/index.ts'
import { requireSigningProof, type ProvenSigner } from '#areas/seals/server/index.ts'
import { msg } from '#platform/contract/text.ts'
import type { ApprovalCall } from '#platform/server/approvals.ts'
import type { Database } from '#platform/server/database.ts'
import { outdated } from '#platform/server/refusal.ts'
import { handleStream } from '#platform/server/stream/handle-stream.ts'
import { signDocuments } from '../../contract/sign.ts'
import { documentSubject } from '../approval-kind.ts'
import { documentToAct } from '../card/lock-document.ts'
import { readerOf } from '../reader.ts'

/** Whether this account has signed it already: the answer to a call that broke off was lost. */
async function isSignedBy(db: Database, id: number, accountId: number): Promise<boolean> {
  const { rows } = await sql`
    select from documents.signature where document_id = ${id} and account_id = ${accountId}`.execute(db)
  return rows.length > 0
}

/** In whose place the caller signs: those among the deciders of the step for whom they stand in today. */
async function onBehalf({ db, caller, today }: ApprovalCall, id: number): Promise<string | null> {
  const others = await actingFor(db, caller.personId, today)
  if (others.length === 0) return null
  const { rows } = await sql<{ id: number }>`
    select sd.person_id as id from approvals.run r join approvals.run_step s on s.run_id = r.id and s.state = 'open'
    join approvals.step_decider sd on sd.step_id = s.id and sd.decided_at is null
    where r.subject_kind = ${documentSubject} and r.subject_id = ${id} and r.state = 'running'`.execute(db)
  const asked = new Set(rows.map((one) => one.id))
  if (caller.personId !== null && asked.has(caller.personId)) return null
  return others.find((one) => asked.has(one.id))?.name ?? null
}

async function signOne(call: ApprovalCall, { id, version }: { id: number; version: number }, signer: ProvenSigner) {
  const { db, caller, today } = call
  if (await isSignedBy(db, id, caller.accountId)) return
  const document = await documentToAct(db, { id, act: 'sign', seen: version }, await readerOf(db, caller, today))
  await db
    .insertInto('documents.signature')
    .values({
      document_id: document.id,
      position: sql<number>`(select coalesce(max(s.position), 0) + 1 from documents.signature s where s.document_id = ${document.id})`,
      account_id: signer.accountId,
      name: signer.name,
      post: signer.post,
      method: signer.method,
      on_behalf_of: await onBehalf(call, document.id),
    })
    .execute()
  const subject = { kind: documentSubject, subjectId: document.id }
  if (!(await decideSubject(call, subject, { decision: 'sign' })))
    throw outdated(msg`Документ уже решён: обновите страницу`)
}

export const signDocumentsHandler = handleStream(signDocuments, async (call) => {
  const { documents, ...proof } = call.body
  const signer = await requireSigningProof(call, proof)
  const versions = new Map(documents.map(({ id, version }) => [id, version]))
  return {
    ids: [...versions.keys()],
    settle: (id, own) => signOne(own, { id, version: versions.get(id) ?? 0 }, signer),
  }
})
