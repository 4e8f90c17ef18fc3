import { sql } from 'kysely'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { Database } from '#platform/server/database.ts'
import type { SealState } from '../rules/seal-state.ts'

export interface SealOfPaper {
  id: number
  subjectId: number
  code: string
  number: string | null
  state: SealState
  signedOn: CalendarDate
  endedOn: CalendarDate | null
  reason: string | null
  signers: { name: string; post: string | null; onBehalfOf: string | null }[]
}

/** Seals of papers by their ids: the valid one, else the latest. */
export async function sealsOf(
  db: Database,
  kind: string,
  subjectIds: readonly number[],
): Promise<Map<number, SealOfPaper>> {
  if (subjectIds.length === 0) return new Map()
  const { rows } = await sql<SealOfPaper>`
    select distinct on (s.subject_id) s.id, s.subject_id as "subjectId", s.code, s.number, s.state,
      s.signed_on as "signedOn", s.ended_on as "endedOn", s.reason, (
        select jsonb_agg(jsonb_build_object('name', g.name, 'post', g.post, 'onBehalfOf', g.on_behalf_of)
          order by g.position) from seals.signer g where g.seal_id = s.id) as signers
    from seals.seal s where s.kind = ${kind} and s.subject_id = any(${[...subjectIds]}::integer[])
    order by s.subject_id, s.state <> 'valid', s.id desc`.execute(db)
  return new Map(rows.map((row) => [row.subjectId, row]))
}

/** The seal of one paper; null: it was never sealed. */
export const sealOf = async (db: Database, kind: string, subjectId: number): Promise<SealOfPaper | null> =>
  (await sealsOf(db, kind, [subjectId])).get(subjectId) ?? null
