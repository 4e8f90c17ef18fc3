import { sql } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { notFound, refuse } from '#platform/server/refusal.ts'
import {
  askAcquaintance,
  confirmAcquaintance,
  listAcquaintance,
  remindAcquaintance,
} from '../../contract/acquaintance.ts'
import { documentToAct, type LockedDocument } from '../card/lock-document.ts'
import { readOneDocument } from '../card/read-document.ts'
import { settleFolders } from '../card/settle.ts'
import { documentLink } from '../document-link.ts'
import { notifyPersons } from '../notify-persons.ts'
import { documentTasks } from '../notice-kinds.ts'
import { readerOf } from '../reader.ts'
import type { Reader } from '../scope.ts'
import { readAcquaintance } from './read-acquaintance.ts'

const subject = 'documents.document'

const listAcquaintanceHandler = handle(listAcquaintance, async ({ params, caller, db, today }) => {
  const reader = await readerOf(db, caller, today)
  const { acts } = await readOneDocument(db, params.id, reader)
  const items = await readAcquaintance(db, params.id, today)
  const mayAsk = acts.includes('acquaint')
  // who has read what is told to whoever asked for it; each other sees the own line
  return { items: mayAsk ? items : items.filter(({ person }) => person.id === caller.personId), may_ask: mayAsk }
})

/** Those named who work here, and the staff of the units with those below them. */
async function readersOf(
  db: Database,
  {
    person_ids,
    unit_ids,
    everybody,
  }: { person_ids: readonly number[]; unit_ids: readonly number[]; everybody: boolean },
  today: string,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with recursive below as (
      select id from organisation.unit where id = any(${[...unit_ids]}::integer[])
      union select u.id from organisation.unit u join below b on u.parent_id = b.id)
    select distinct p.id from people.person p join people.employment e on e.person_id = p.id and e.during @> ${today}::date
    where p.archived_at is null and (${everybody} or p.id = any(${[...person_ids]}::integer[]) or e.unit_id in (select id from below))`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

const ask = (document: Pick<LockedDocument, 'id' | 'title'>) => ({
  kind: documentTasks,
  title: msg`Ознакомьтесь: ${document.title}`,
  link: documentLink(document.id, 'income_info'),
})

/** Asks persons to know a document, and tells those who were not asked before. @returns how many those are */
export async function askPersons(
  call: Pick<Parameters<typeof notifyPersons>[0], 'db' | 'publish'> & { today: string },
  document: Pick<LockedDocument, 'id' | 'title'>,
  { persons, dueOn }: { persons: readonly number[]; dueOn: string | null },
): Promise<number> {
  const { rows } = await sql<{ person_id: number }>`
    insert into documents.acquaintance (document_id, person_id, due_on, asked_on)
    select ${document.id}, id, ${dueOn}::date, ${call.today}::date from unnest(${[...persons]}::integer[]) id
    on conflict do nothing returning person_id`.execute(call.db)
  const asked = rows.map(({ person_id }) => person_id)
  await notifyPersons(call, asked, { ...ask(document), subject: `document:${document.id}:acquaint` })
  return asked.length
}

const askAcquaintanceHandler = handle(askAcquaintance, async ({ params, body, caller, db, today, publish, record }) => {
  const reader = await readerOf(db, caller, today)
  const document = await documentToAct(db, { id: params.id, act: 'acquaint' }, reader)
  if (body.due_on !== null && body.due_on < today) throw refuse('due_on', msg`Этот день уже прошёл`)
  const persons = await readersOf(db, body, today)
  if (persons.length === 0) throw refuse('person_ids', msg`Выберите, кому ознакомиться`)
  const asked = await askPersons({ db, publish, today }, document, { persons, dueOn: body.due_on })
  await settleFolders(db, [document.id])
  if (asked > 0) await record({ subject, id: document.id, after: { acquaintance: asked, due_on: body.due_on } })
  return { asked }
})

const confirmAcquaintanceHandler = handle(confirmAcquaintance, async ({ params, caller, db, today, record }) => {
  await requireAsked(db, params.id, await readerOf(db, caller, today))
  await sql`
    update documents.acquaintance set confirmed_at = now(), opened_at = coalesce(opened_at, now())
    where document_id = ${params.id} and person_id = ${caller.personId} and confirmed_at is null`.execute(db)
  await settleFolders(db, [params.id])
  await record({ subject, id: params.id, after: { acquaintance: msg`ознакомлен`.stored() } })
  return {}
})
/** Nobody acquaints themselves for another. @throws 404 */
async function requireAsked(db: Database, id: number, { persons }: Reader): Promise<void> {
  const { rows } = await sql`
    select from documents.document d join documents.acquaintance a on a.document_id = d.id
    where d.id = ${id} and d.removed_at is null and d.status = 'accepted' and a.person_id = ${persons[0] ?? null}
    for update of d`.execute(db)
  if (rows.length === 0) throw notFound()
}

const remindAcquaintanceHandler = handle(remindAcquaintance, async ({ params, caller, db, today, publish, record }) => {
  const document = await documentToAct(db, { id: params.id, act: 'acquaint' }, await readerOf(db, caller, today))
  const { rows } = await sql<{ person_id: number }>`
    update documents.acquaintance set reminded_on = ${today}
    where document_id = ${document.id} and confirmed_at is null and asked_on < ${today}::date
      and reminded_on is distinct from ${today}::date
    returning person_id`.execute(db)
  const persons = rows.map(({ person_id }) => person_id)
  await notifyPersons({ db, publish }, persons, {
    ...ask(document),
    subject: `document:${document.id}:acquaint:${today}`,
  })
  if (persons.length > 0)
    await record({ subject, id: document.id, after: { acquaintance: msg`напомнили: ${persons.length}`.stored() } })
  return { reminded: persons.length }
})

export const acquaintanceHandlers = [
  listAcquaintanceHandler,
  askAcquaintanceHandler,
  confirmAcquaintanceHandler,
  remindAcquaintanceHandler,
]
