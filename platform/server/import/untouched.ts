import { sql } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import { conflict } from '../refusal.ts'
import type { MadeChange, Undoing } from './kind.ts'

/**
 * @param readings fields of the history that tell of somebody who looked, and are no change
 * @throws Refusal 409 where a record has been changed since the import touched it
 */
export async function requireUntouched(
  { db, requestId }: Undoing,
  { id, subject, subject_id }: MadeChange,
  readings: readonly string[] = [],
): Promise<void> {
  const { rows } = await sql`select from history.change h
    where h.subject = ${subject} and h.subject_id = ${subject_id} and h.id > ${id} and h.request_id <> ${requestId}
      and not (h.before is null and h.after ?| ${[...readings]}::text[]) limit 1`.execute(db)
  if (rows.length > 0) throw conflict(msg`Изменено после импорта`)
}
