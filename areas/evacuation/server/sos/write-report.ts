import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import type { SosState } from '../../rules/words.ts'
import { toMillisecond } from '../moments.ts'
import { hidesNow } from './dismissal-rows.ts'
import type { Gathered } from './joined-presses.ts'

/** A press as it is written: `device` and `address` are digests. */
export interface PressToWrite {
  client_id: string
  state: SosState
  name: string
  place: string
  phone: string
  accountId: number | null
  device: string
  address: string
}
/** What a press has become part of. */
export interface WrittenReport {
  id: number
  evacuation_id: number | null
  state: SosState
  /** ISO instant of the last press. */
  last_at: string
  presses: number
  open_key: string | null
  is_dismissed: boolean
}
interface Writing extends Gathered<PressToWrite> {
  /** Of the report that takes them. */
  openKey: string
  evacuationId: number | null
}

const columns = sql<WrittenReport>`r.id, r.evacuation_id, r.state, ${toMillisecond(sql`r.last_at`)} as last_at, r.presses, r.open_key,
  r.dismissal_id is not null as is_dismissed`

/** The report whose last press bears this name of a device's own, sent again for want of an answer. */
export async function findPress(
  db: Database,
  { client_id, state }: Pick<PressToWrite, 'client_id' | 'state'>,
): Promise<WrittenReport | null> {
  const { rows } = await sql<WrittenReport>`
    select ${columns} from evacuation.sos_report r where r.client_id = ${client_id} and r.state = ${state} order by r.id desc limit 1`.execute(
    db,
  )
  return rows[0] ?? null
}

const shared = 'shared '
/** The key of the report in which the senders of a lane stand together. */
export const sharedKeyOf = (lane: string): string => shared + lane
export const isSharedKey = (openKey: string | null): boolean => openKey?.startsWith(shared) ?? false

/**
 * Writes presses into the report that is open for them, or into a new one: whatever else writes at the same moment, one report
 * is open for one key. One that was taken care of, is too old or of another evacuation is not open any more.
 */
export async function writeReport(
  db: Database,
  { openKey, evacuationId, presses, count }: Writing,
): Promise<WrittenReport> {
  const last = presses.at(-1)
  if (!last) throw new Error('No press to write')
  const { client_id, name, state, place, phone, accountId, device, address } = last
  const joined = isSharedKey(openKey)
    ? presses.map((one) => ({ name: one.name, place: one.place, phone: one.phone }))
    : []
  await sql`
    update evacuation.sos_report r set open_key = null from evacuation.settings
    where r.open_key = ${openKey} and (r.last_at <= now() - make_interval(mins => settings.sos_minutes)
      or r.evacuation_id is not null and r.evacuation_id is distinct from ${evacuationId}::integer)`.execute(db)
  const { rows } = await sql<WrittenReport>`
    insert into evacuation.sos_report as r
      (evacuation_id, client_id, name, state, place, phone, account_id, device, address, open_key, presses, joined, dismissal_id)
    values (${evacuationId}, ${client_id}, ${name}, ${state}, ${place}, ${phone}, ${accountId}, ${device}, ${address},
      ${openKey}, ${count}, ${JSON.stringify(joined)}::jsonb, ${hidesNow(accountId, device)})
    on conflict (open_key) where open_key is not null do update set
      evacuation_id = excluded.evacuation_id, client_id = excluded.client_id, name = excluded.name,
      place = coalesce(nullif(excluded.place, ''), r.place), phone = coalesce(nullif(excluded.phone, ''), r.phone),
      presses = r.presses + excluded.presses, last_at = greatest(r.last_at, now()),
      joined = (select coalesce(jsonb_agg(kept.one order by kept.place), '[]') from (
        select all_of.one, all_of.place from jsonb_array_elements(r.joined || excluded.joined) with ordinality all_of (one, place)
        order by all_of.place desc limit 100) kept)
    returning ${columns}`.execute(db)
  const [written] = rows
  if (!written) throw new Error('A word of the page SOS was not kept')
  return written
}
