import { sql } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import { handle } from '#platform/server/handle.ts'
import { conflict } from '#platform/server/refusal.ts'
import { renewDocument } from '../../contract/steps.ts'
import { documentToAct } from '../card/lock-document.ts'
import { readerOf } from '../reader.ts'

export const renewDocumentHandler = handle(renewDocument, async ({ params, body, caller, db, today, record }) => {
  const reader = await readerOf(db, caller, today)
  const document = await documentToAct(db, { id: params.id, act: 'renew', seen: body.version }, reader)
  const { rows } = await sql<{ id: number }>`
    insert into documents.document (kind_id, title, language, content, words, author_id, unit_id, person_id, addressee_id,
      correspondent, foreign_number, foreign_date, former_id, edition)
    select kind_id, title, language, content, words, ${caller.personId}, unit_id, person_id, addressee_id, correspondent,
      foreign_number, foreign_date, id, edition + 1
    from documents.document where id = ${document.id}
    on conflict (former_id) where removed_at is null do nothing returning id`.execute(db)
  const [made] = rows
  if (!made) throw conflict(msg`Новую версию этого документа уже составляют`)
  await record({
    subject: 'documents.document',
    id: made.id,
    after: { kind: document.kind_title, title: document.title, status: 'created' },
  })
  return { id: made.id }
})
