import { sql, type RawBuilder } from 'kysely'
import { publicReader, pictureLink, planWidth } from '#areas/media/server/index.ts'
import { msg } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { notFound } from '#platform/server/refusal.ts'
import type { Plan } from '../contract/plans.ts'

export interface PlanRow extends Omit<Plan, 'picture'> {
  stem: string
  file_id: number
}

/** From the ground up; `where` narrows over `p`. */
export async function readPlans(db: Database, where: RawBuilder<boolean>): Promise<PlanRow[]> {
  const { rows } = await sql<PlanRow>`
    select p.id, p.building_id, p.floor, p.title, p.version, p.file_id, f.stem,
      coalesce((select jsonb_agg(jsonb_build_object('room_id', pp.room_id, 'x', pp.x, 'y', pp.y,
          'width', pp.width, 'height', pp.height) order by pp.room_id)
        from buildings.plan_place pp join buildings.room r on r.id = pp.room_id
        where pp.plan_id = p.id and r.archived_at is null), '[]') as places
    from buildings.plan p join media.file f on f.id = p.file_id
    where ${where} order by p.floor nulls last, p.title`.execute(db)
  return rows
}
/** @throws 404 */
export async function readPlanRow(db: Database, id: number): Promise<PlanRow> {
  const [found] = await readPlans(db, sql`p.id = ${id}`)
  if (!found) throw notFound(msg`План не найден`)
  return found
}

/** A plan as it travels, its picture as a link that soon ends. */
export function planOf(context: Pick<AppContext, 'secret'>, row: PlanRow): Plan {
  const { id, building_id, floor, title, version, places } = row
  const picture = pictureLink(publicReader(context), row.stem, planWidth)
  return { id, building_id, floor, title, version, places, picture }
}
