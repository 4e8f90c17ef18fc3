import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { notFound } from '#platform/server/refusal.ts'
import { readAttestation, type AttestationCard, type AttestedWork } from '../../contract/attestation.ts'
import { templateWorks } from '../template/template-rows.ts'
import { attestationRows, groupsOfLine, lineColumns } from './attestation-rows.ts'

/** A line with its works; 404 where there is none. */
export async function cardOf(db: Database, id: number): Promise<AttestationCard> {
  const found = await attestationRows(db)
    .where('r.id', '=', id)
    .leftJoin('assessments.template as tm', 'tm.line_id', 'r.id')
    .select(lineColumns)
    .select([
      sql<AttestationCard['template']>`jsonb_build_object('version', coalesce(tm.version, 0),
        'works', ${templateWorks(sql.ref('r.id'))})`.as('template'),
      sql<AttestationCard['line']>`jsonb_build_object('component', r.component, 'hours_year', r.hours_year,
        'subgroups', r.subgroups, 'version', r.version)`.as('line'),
    ])
    .executeTakeFirst()
  if (!found) throw notFound()
  const { rows: works } = await sql<AttestedWork>`
    select q.number as quarter, w.kind, w.number, w.title, w.maximum, count(*) as groups_count
    from curriculum.rup_line r cross join lateral ${groupsOfLine} own
    join assessments.work w on w.group_id = own.id join calendar.calendar_entry q on q.id = w.quarter_id
    where r.id = ${id}
    group by q.number, w.kind, w.number, w.title, w.maximum
    order by q.number, w.kind desc, w.number, groups_count desc, w.title, w.maximum`.execute(db)
  return { ...found, works }
}

export const readAttestationHandler = handle(readAttestation, ({ params, db }) => cardOf(db, params.id))
