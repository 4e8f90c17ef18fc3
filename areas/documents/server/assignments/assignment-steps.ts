import { sql } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { conflict, forbidden, notFound, refuse } from '#platform/server/refusal.ts'
import { assignDocument, reportAssignment, returnAssignment } from '../../contract/assignments.ts'
import { documentToAct } from '../card/lock-document.ts'
import { settleFolders } from '../card/settle.ts'
import { documentLink } from '../document-link.ts'
import { notifyPersons } from '../notify-persons.ts'
import { documentTasks } from '../notice-kinds.ts'
import { readerOf } from '../reader.ts'
import { giveAssignments } from './give.ts'

const subject = 'documents.document'

const assignDocumentHandler = handle(assignDocument, async ({ params, body, caller, db, today, publish, record }) => {
  const reader = await readerOf(db, caller, today)
  const document = await documentToAct(db, { id: params.id, act: 'assign' }, reader)
  const [givenBy] = reader.persons
  if (givenBy === undefined) throw forbidden(msg`Учётная запись не связана с человеком школы`)
  const { person_ids: persons, words, due_on: dueOn } = body
  const given = { document, persons, task: 'execute', words, dueOn, withMain: false, givenBy } as const
  await giveAssignments({ db, publish, today }, given)
  await settleFolders(db, [document.id])
  const names = await db
    .selectFrom('people.person')
    .where('id', 'in', [...persons])
    .select('full_name')
    .execute()
  await record({
    subject,
    id: document.id,
    after: { executors: names.map((one) => one.full_name).join(', '), due_on: dueOn },
  })
  return {}
})

interface Held {
  id: number
  document_id: number
  title: string
  person_id: number
  full_name: string
  given_by: number
  done_on: string | null
}
/** An assignment of one of these persons, held until the transaction ends. @throws 404 */
async function lockAssignment(db: Database, id: number, side: 'person_id' | 'given_by', persons: readonly number[]) {
  const { rows } = await sql<Held>`
    select a.id, a.document_id, d.title, a.person_id, p.full_name, a.given_by, a.done_on
    from documents.assignment a join documents.document d on d.id = a.document_id join people.person p on p.id = a.person_id
    where a.id = ${id} and d.removed_at is null and d.ended is null
      and ${sql.ref(`a.${side}`)} = any(${[...persons]}::integer[])
    for update of d, a`.execute(db)
  if (!rows[0]) throw notFound()
  return rows[0]
}

const reportAssignmentHandler = handle(
  reportAssignment,
  async ({ params, body, caller, db, today, publish, record }) => {
    const { persons } = await readerOf(db, caller, today)
    const held = await lockAssignment(db, params.id, 'person_id', persons)
    if (held.done_on !== null) throw conflict(msg`Отчёт по этому поручению уже отправлен`)
    await db
      .updateTable('documents.assignment')
      .set({ done_on: today, report: body.report, remark: null })
      .where('id', '=', held.id)
      .execute()
    const folders = await settleFolders(db, [held.document_id])
    await record({ subject, id: held.document_id, after: { executors: held.full_name, report: body.report } })
    await notifyPersons({ db, publish }, [held.given_by], {
      kind: documentTasks,
      title: msg`Исполнено: ${held.title}`,
      text: msg`${held.full_name}: ${body.report}`,
      link: documentLink(held.document_id, folders.get(held.document_id) ?? 'archive'),
      subject: `assignment:${held.id}:done:${today}`,
    })
    return {}
  },
)

const returnAssignmentHandler = handle(
  returnAssignment,
  async ({ params, body, caller, db, today, publish, record }) => {
    const { persons } = await readerOf(db, caller, today)
    const held = await lockAssignment(db, params.id, 'given_by', persons)
    if (held.done_on === null) throw conflict(msg`Поручение ещё исполняют`)
    if (body.due_on !== null && body.due_on < today) throw refuse('due_on', msg`Этот день уже прошёл`)
    await db
      .updateTable('documents.assignment')
      .set({
        done_on: null,
        remark: body.remark,
        reminded_on: null,
        ...(body.due_on !== null && { due_on: body.due_on }),
      })
      .where('id', '=', held.id)
      .execute()
    const folders = await settleFolders(db, [held.document_id])
    await record({ subject, id: held.document_id, after: { executors: held.full_name, remark: body.remark } })
    await notifyPersons({ db, publish }, [held.person_id], {
      kind: documentTasks,
      title: msg`Поручение вернули: ${held.title}`,
      text: body.remark,
      link: documentLink(held.document_id, folders.get(held.document_id) ?? 'active'),
      subject: `assignment:${held.id}:returned:${today}`,
    })
    return {}
  },
)

export const assignmentHandlers = [assignDocumentHandler, reportAssignmentHandler, returnAssignmentHandler]
