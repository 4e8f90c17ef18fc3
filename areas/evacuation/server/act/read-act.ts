import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import type { Figures, Seen } from '../../contract/results.ts'
import type { Kind, Mode } from '../../rules/words.ts'
import { buildingTitles } from '../evacuation-rows.ts'
import { readSeen } from '../read-seen.ts'
import { peopleOfAct, type ActPerson } from './people.ts'

/** The report as it was made, with what it is of. */
export interface Act {
  evacuation_id: number
  mode: Mode
  kind: Kind
  started_at: Date
  ended_at: Date | null
  buildings: string[]
  parallels: number[]
  started_by: string | null
  ended_by: string | null
  remarks: string
  conclusions: string
  commission: { name: string; position: string }[]
  control_seconds: number
  figures: Figures
  seen: Seen
  made_at: Date
  people: ActPerson[]
}

/** Null: no such report. */
export async function readAct(db: Database, resultId: number): Promise<Act | null> {
  const { rows } = await sql<Omit<Act, 'people' | 'seen'>>`
    select r.evacuation_id, e.mode, e.kind, e.started_at, e.ended_at, e.parallels, r.remarks, r.conclusions,
      r.commission, r.control_seconds, r.figures, r.made_at, s.full_name as started_by, f.full_name as ended_by,
      ${buildingTitles} as buildings
    from evacuation.result r
    join evacuation.evacuation e on e.id = r.evacuation_id
    left join people.person s on s.admin_user_id = e.started_by
    left join people.person f on f.admin_user_id = e.ended_by
    where r.id = ${resultId}`.execute(db)
  const [act] = rows
  if (!act) return null
  const { evacuation_id } = act
  return { ...act, seen: await readSeen(db, evacuation_id), people: await peopleOfAct(db, evacuation_id) }
}
