import { sql } from 'kysely'
import type { Output } from '#platform/contract/endpoint.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { now } from '#platform/server/clock.ts'
import type { Database } from '#platform/server/database.ts'
import type { readSos } from '../../contract/sos.ts'
import { readRunning } from '../evacuation-rows.ts'
import { readPoints } from '../point-rows.ts'

export type Memo = Output<typeof readSos>

type MemoText = Pick<Memo, 'school' | 'steps' | 'contacts'>
async function readWords(db: Database): Promise<MemoText> {
  const { rows } = await sql<MemoText>`
    select coalesce((select name from school.school), '') as school, s.steps, s.contacts
    from evacuation.settings s`.execute(db)
  return rows[0] ?? { school: '', steps: [], contacts: [] }
}

/** What to do, where to gather, whom to call. @param client of the reader: families hear no alarm */
export async function readMemo(db: Database, context: AppContext, client: number | undefined): Promise<Memo> {
  const points = await readPoints(db, context, sql<boolean>`ap.archived_at is null`)
  return {
    ...(await readWords(db)),
    evacuation: client === 1 ? null : await readRunning(db),
    points: points.map(({ id, title, building, where_text, picture, x, y }) => {
      return { id, title, building, where_text, picture, x, y }
    }),
    now: now().toISOString(),
  }
}
