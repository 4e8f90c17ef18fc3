import { sql } from 'kysely'
import { handle } from '#platform/server/handle.ts'
import { sendDocument } from '../../contract/steps.ts'
import { documentToAct } from '../card/lock-document.ts'
import { settleFolders } from '../card/settle.ts'
import { readerOf } from '../reader.ts'
import { movedDocument } from './moved-document.ts'

export const sendDocumentHandler = handle(sendDocument, async ({ params, body, caller, db, today, record }) => {
  const reader = await readerOf(db, caller, today)
  const document = await documentToAct(db, { id: params.id, act: 'send', seen: body.version }, reader)
  await db
    .updateTable('documents.document')
    .set({
      sent_on: today,
      sent_how: body.how,
      version: document.version + 1,
      changed_at: sql<Date>`now()`,
    })
    .where('id', '=', document.id)
    .execute()
  await settleFolders(db, [document.id])
  await record({ subject: 'documents.document', id: document.id, after: { sent_on: today, sent_how: body.how } })
  return movedDocument(db, document.id)
})
