import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { readByColumns } from '#platform/server/read-by-columns.ts'
import type { MarkedKind, MarkStatus } from '../../rules/words.ts'

/** How somebody of an evacuation was found, or was not. */
export interface MarkedPerson {
  name: string
  kind: MarkedKind
  class_title: string | null
  unit_title: string
  status: MarkStatus
  note: string
  last_place: string
  tapped_at: Date | null
  /** Of the tap, from the start. */
  seconds: number | null
  marked_by: string | null
}

/** Everybody of an evacuation, by lists as they stand on the board, then by name. */
export async function peopleOf(db: Database, evacuationId: number): Promise<MarkedPerson[]> {
  const { rows } = await sql<MarkedPerson>`
    select m.name, m.kind, m.class_title, u.title as unit_title, m.status, m.note, m.last_place, m.tapped_at,
      floor(extract(epoch from m.tapped_at - e.started_at))::int as seconds,
      p.full_name as marked_by
    from evacuation.mark m
    join evacuation.collect_unit u on u.id = m.unit_id
    join evacuation.evacuation e on e.id = m.evacuation_id
    left join people.person p on p.admin_user_id = m.marked_by
    where m.evacuation_id = ${evacuationId}
    order by u.sort, u.title, u.id, m.name, m.id`.execute(db)
  return rows
}

const inAct = ['name', 'kind', 'class_title', 'status', 'note', 'last_place'] as const
/** What the act says of somebody. */
export type ActPerson = Pick<MarkedPerson, (typeof inAct)[number]>

/** The same in the same order, for the act. */
export const peopleOfAct = (db: Database, evacuationId: number) =>
  readByColumns<ActPerson>(
    db,
    inAct,
    sql`select m.name, m.kind, m.class_title, m.status, m.note, m.last_place
      from evacuation.mark m join evacuation.collect_unit u on u.id = m.unit_id
      where m.evacuation_id = ${evacuationId} order by u.sort, u.title, u.id, m.name, m.id`,
  )
