import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { notFound } from '#platform/server/refusal.ts'
import { readAttestation, type AttestationCard, type AttestedWork } from '../../contract/attestation.ts'
import { attestationRows, groupsOfLine, lineColumns } from './attestation-rows.ts'

/** A line with its works; 404 where there is none. */
export async function cardOf(db: Database, id: number): Promise<AttestationCard> {
  const line = await attestationRows(db).where('r.id', '=', id).select(lineColumns).executeTakeFirst()
  if (!line) throw notFound()
  const { rows: works } = await sql<AttestedWork>`
    select q.number as quarter, w.kind, w.number, w.title, w.maximum, count(*) as groups_count
    from curriculum.rup_line r cross join lateral ${groupsOfLine} own
    join assessments.work w on w.group_id = own.id join calendar.calendar_entry q on q.id = w.quarter_id
    where r.id = ${id}
    group by q.number, w.kind, w.number, w.title, w.maximum
    order by q.number, w.kind desc, w.number, groups_count desc, w.title, w.maximum`.execute(db)
  return { ...line, works }
}

export const readAttestationHandler = handle(readAttestation, ({ params, db }) => cardOf(db, params.id))
