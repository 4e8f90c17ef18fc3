import { sql } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { conflict, notFound } from '#platform/server/refusal.ts'
import { dismissSosSender, undoSosDismissal } from '../../contract/sos.ts'
import { boardRoomName, sosReported } from '../../contract/events.ts'
import type { DismissalScope } from '../../rules/words.ts'
import { reportsBeside } from './dismissal-rows.ts'

interface Chosen {
  evacuation_id: number | null
  sender: string
  address: string
  account_id: number | null
  name: string
}
async function requireReport(db: Database, id: number): Promise<Chosen> {
  const { rows } = await sql<Chosen>`
    select evacuation_id, sender, address, account_id, name from evacuation.sos_report where id = ${id}`.execute(db)
  if (!rows[0]) throw notFound(msg`Сообщение не найдено`)
  return rows[0]
}
/** Reports that a dismissal hides: of the sender, or of all strangers behind the address. @returns how many */
async function hide(db: Database, dismissalId: number, scope: DismissalScope, of: Chosen): Promise<number> {
  const whose =
    scope === 'sender' ? sql`r.sender = ${of.sender}` : sql`r.address = ${of.address} and r.account_id is null`
  const { numAffectedRows } = await sql`
    update evacuation.sos_report r set dismissal_id = ${dismissalId}
    where r.dismissal_id is null and ${reportsBeside(of.evacuation_id)} and ${whose}`.execute(db)
  return Number(numAffectedRows ?? 0)
}

/** What a sender has written is put aside, not erased: a cry among jokes can be brought back. */
export const dismissSosSenderHandler = handle(
  dismissSosSender,
  async ({ body: { report_id, scope }, caller, db, publish, record }) => {
    const of = await requireReport(db, report_id)
    // whom the school knows is dismissed by name only
    if (scope === 'address' && of.account_id !== null)
      throw conflict(msg`Это сообщение вошедшего в систему: скрыть можно сообщения только этого человека`)
    const { rows } = await sql<{ id: number }>`
      insert into evacuation.sos_dismissal (scope, whose, made_by)
      values (${scope}, ${scope === 'sender' ? of.sender : of.address}, ${caller.accountId}) returning id`.execute(db)
    const id = rows[0]?.id ?? 0
    const reports = await hide(db, id, scope, of)
    if (reports === 0) throw conflict(msg`Эти сообщения уже скрыты`)
    await record({ subject: 'evacuation.sos_dismissal', id, after: { name: of.name, scope, reports } })
    if (of.evacuation_id !== null)
      publish(boardRoomName(of.evacuation_id), sosReported, { id: report_id, is_help: false })
    return { id, reports }
  },
)

export const undoSosDismissalHandler = handle(
  undoSosDismissal,
  async ({ params: { id }, caller, db, publish, record }) => {
    const { rows: undone } = await sql`
      update evacuation.sos_dismissal set undone_at = now(), undone_by = ${caller.accountId}
      where id = ${id} and undone_at is null returning id`.execute(db)
    if (undone.length === 0) throw notFound(msg`Сообщения уже возвращены`)
    const { rows } = await sql<{ id: number; evacuation_id: number | null }>`
      update evacuation.sos_report set dismissal_id = null where dismissal_id = ${id} returning id, evacuation_id`.execute(
      db,
    )
    await record({
      subject: 'evacuation.sos_dismissal',
      id,
      before: { is_undone: false },
      after: { is_undone: true, reports: rows.length },
    })
    const [first] = rows
    if (first && first.evacuation_id !== null)
      publish(boardRoomName(first.evacuation_id), sosReported, { id: first.id, is_help: false })
    return { id, reports: rows.length }
  },
)
