import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import type { Output } from '#platform/contract/endpoint.ts'
import { now } from '#platform/server/clock.ts'
import { reportSos, readSos } from '../contract/sos.ts'
import { boardRoomName, sosReported } from '../contract/events.ts'
import { readRunning } from './evacuation-rows.ts'
import { exactly } from './moments.ts'
import { readPoints } from './point-rows.ts'
import { requireRoomFor, networkOf } from './sos-limits.ts'

type SosReportText = Pick<Output<typeof readSos>, 'school' | 'steps' | 'contacts'>
async function readWords(db: Database): Promise<SosReportText> {
  const { rows } = await sql<SosReportText>`
    select coalesce((select name from school.school), '') as school, s.steps, s.contacts
    from evacuation.settings s`.execute(db)
  return rows[0] ?? { school: '', steps: [], contacts: [] }
}

export const readSosHandler = handle(
  readSos,
  async ({ caller, db, context }) => {
    const points = await readPoints(db, context, sql<boolean>`ap.archived_at is null`)
    return {
      ...(await readWords(db)),
      evacuation: caller?.client === 1 ? null : await readRunning(db),
      points: points.map(({ id, title, building, where_text, picture, x, y }) => {
        return { id, title, building, where_text, picture, x, y }
      }),
      now: now().toISOString(),
    }
  },
  { isUrgent: true },
)

type Kept = Output<typeof reportSos> & { id: number }
const findKept = async (db: Database, clientId: string): Promise<Kept | undefined> => {
  const { rows } = await sql<Kept>`select id, state, ${exactly(sql`made_at`)} as made_at
    from evacuation.sos_report where client_id = ${clientId}`.execute(db)
  return rows[0]
}

/** Kept apart from the marks: nobody knows who has really written it. */
export const reportSosHandler = handle(
  reportSos,
  async ({ body, caller, db, context, publish, http }) => {
    const known = await findKept(db, body.client_id)
    if (known) return { state: known.state, made_at: known.made_at }
    // a digest tells one sender from another and names none
    const digest = (given: string) => createHmac('sha256', context.secret).update(`sos\n${given}`).digest('base64url')
    const sender = { device: digest(body.device), address: digest(networkOf(http.request.ip)) }
    const accountId = caller?.accountId ?? null
    await requireRoomFor(db, { ...sender, accountId, state: body.state })
    const evacuationId = (await readRunning(db))?.id ?? null
    await sql`
      insert into evacuation.sos_report (evacuation_id, client_id, name, state, place, phone, account_id, device, address)
      values (${evacuationId}, ${body.client_id}, ${body.name}, ${body.state}, ${body.place}, ${body.phone}, ${accountId},
        ${sender.device}, ${sender.address}) on conflict (client_id) do nothing`.execute(db)
    const made = await findKept(db, body.client_id)
    if (!made) throw new Error('A word of the page SOS was not kept')
    if (evacuationId !== null)
      publish(boardRoomName(evacuationId), sosReported, { id: made.id, is_help: body.state === 'help' })
    return { state: made.state, made_at: made.made_at }
  },
  { isUrgent: true },
)
