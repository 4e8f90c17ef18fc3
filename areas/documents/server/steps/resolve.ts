import { sql } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import { handle } from '#platform/server/handle.ts'
import { forbidden, refuse } from '#platform/server/refusal.ts'
import { resolveDocument } from '../../contract/steps.ts'
import type { ResolutionWay } from '../../rules/folder.ts'
import { askPersons } from '../acquaintance/acquaintance.ts'
import { giveAssignments } from '../assignments/give.ts'
import { documentToAct, type LockedDocument } from '../card/lock-document.ts'
import { settleFolders } from '../card/settle.ts'
import { readerOf } from '../reader.ts'
import { movedDocument } from './moved-document.ts'
import { startRuns } from './start-runs.ts'

interface Resolved {
  document: LockedDocument
  way: ResolutionWay
  words: string
  persons: readonly number[]
  dueOn: string | null
  by: number
}
type Resolving = Parameters<typeof startRuns>[0]

/** What follows from a resolution: who carries it out, who must know it, or the way to a signature. */
async function follow(call: Resolving, { document, way, words, persons, dueOn, by }: Resolved): Promise<void> {
  if (way === 'acquaint') {
    if (persons.length === 0) throw refuse('person_ids', msg`Выберите, кому ознакомиться`)
    await askPersons(call, document, { persons, dueOn })
  }
  if (way === 'execute' || way === 'administer') {
    if (persons.length === 0) throw refuse('person_ids', msg`Выберите исполнителя`)
    const task = way === 'execute' ? 'execute' : 'administer'
    await giveAssignments(call, { document, persons, task, words, dueOn, withMain: true, givenBy: by })
  }
  if (way === 'sign') await startRuns(call, [document])
}

export const resolveDocumentHandler = handle(resolveDocument, async (call) => {
  const { params, body, caller, db, today, record } = call
  const reader = await readerOf(db, caller, today)
  const document = await documentToAct(db, { id: params.id, act: 'resolve', seen: body.version }, reader)
  const [by] = reader.persons
  if (by === undefined) throw forbidden(msg`Учётная запись не связана с человеком школы`)
  const { way, words, due_on: dueOn } = body
  await sql`
    insert into documents.resolution (document_id, words, made_by, on_behalf_of, made_on)
    select d.id, ${words}, ${by}, case when d.addressee_id = any(${reader.persons.slice(1)}::integer[]) then d.addressee_id end, ${today}
    from documents.document d where d.id = ${document.id}`.execute(db)
  await db
    .updateTable('documents.document')
    .set({
      way,
      ...(dueOn !== null && { due_on: dueOn }),
      ...(way === 'sign' ? {} : { status: 'accepted', accepted_on: today }),
      version: document.version + 1,
      changed_at: sql<Date>`now()`,
    })
    .where('id', '=', document.id)
    .execute()
  await follow(call, { document, way, words, persons: body.person_ids, dueOn, by })
  await settleFolders(db, [document.id])
  await record({
    subject: 'documents.document',
    id: document.id,
    before: { status: document.status, way: null },
    after: { status: way === 'sign' ? document.status : 'accepted', way, resolution: words, due_on: dueOn },
  })
  return movedDocument(db, document.id)
})
