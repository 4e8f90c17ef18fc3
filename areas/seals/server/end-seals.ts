import { sql } from 'kysely'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { Database } from '#platform/server/database.ts'

/** Ends seals whose papers others have taken the place of; those that have ended already stay as they are. */
export async function replaceSeals(
  db: Database,
  { seals, on }: { seals: readonly { id: number; by: number }[]; on: CalendarDate },
): Promise<void> {
  if (seals.length === 0) return
  await sql`
    update seals.seal s set state = 'replaced', ended_on = ${on}::date, ended_at = now(), replaced_by = given.by
    from jsonb_to_recordset(${JSON.stringify(seals)}::jsonb) as given(id integer, by integer)
    where s.id = given.id and s.state = 'valid'`.execute(db)
}

/** Ends seals for good. Whoever checks such a paper is told the reason, so nothing stands in it that is not theirs to read. */
export async function revokeSeals(
  db: Database,
  { ids, reason, on }: { ids: readonly number[]; reason: string; on: CalendarDate },
): Promise<void> {
  if (ids.length === 0) return
  await sql`
    update seals.seal set state = 'revoked', ended_on = ${on}::date, ended_at = now(), reason = ${reason}
    where id = any(${[...ids]}::integer[]) and state = 'valid'`.execute(db)
}
