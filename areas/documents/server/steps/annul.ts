import { sql } from 'kysely'
import { annulNumbers } from '#areas/numbering/server/index.ts'
import { revokeSeals, sealOf } from '#areas/seals/server/index.ts'
import { handle } from '#platform/server/handle.ts'
import { annulDocument } from '../../contract/steps.ts'
import { documentSubject } from '../approval-kind.ts'
import { documentToAct } from '../card/lock-document.ts'
import { settleFolders } from '../card/settle.ts'
import { readerOf } from '../reader.ts'
import { movedDocument } from './moved-document.ts'

export const annulDocumentHandler = handle(annulDocument, async ({ params, body, caller, db, today, record }) => {
  const reader = await readerOf(db, caller, today)
  const document = await documentToAct(db, { id: params.id, act: 'annul', seen: body.version }, reader)
  const { reason } = body
  await db
    .updateTable('documents.document')
    .set({
      ended: 'annulled',
      ended_on: today,
      ended_by: caller.personId,
      ended_reason: reason,
      version: document.version + 1,
      changed_at: sql<Date>`now()`,
    })
    .where('id', '=', document.id)
    .execute()
  await annulNumbers(db, { kind: documentSubject, ids: [document.id], reason, on: today, by: caller.accountId })
  const seal = await sealOf(db, documentSubject, document.id)
  if (seal) await revokeSeals(db, { ids: [seal.id], reason, on: today })
  await settleFolders(db, [document.id])
  await record({ subject: documentSubject, id: document.id, after: { ended_reason: reason } })
  return movedDocument(db, document.id)
})
