import { sql, type RawBuilder } from 'kysely'
import { publicReader, pictureLink, planWidth } from '#areas/media/server/index.ts'
import type { Database } from '#platform/server/database.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { AssemblyPoint } from '../contract/settings.ts'

export interface PointRow extends Omit<AssemblyPoint, 'picture'> {
  /** Title of the building's plan on which it is. */
  plan: string | null
  file_id: number | null
  stem: string | null
}

/** In their order; `where` narrows over `ap`. */
export async function readPointRows(db: Database, where: RawBuilder<boolean>): Promise<PointRow[]> {
  const { rows } = await sql<PointRow>`
    select ap.id, ap.title, ap.building_id, b.title as building, ap.where_text, ap.plan_id, p.title as plan, ap.file_id, f.stem::text, ap.x, ap.y,
      ap.sort, ap.archived_at is not null as is_archived, ap.version
    from evacuation.assembly_point ap left join buildings.building b on b.id = ap.building_id
      left join buildings.plan p on p.id = ap.plan_id left join media.file f on f.id = coalesce(ap.file_id, p.file_id)
    where ${where} order by ap.archived_at is not null, ap.sort, ap.title, ap.id`.execute(db)
  return rows
}

/** A point as it travels, its picture as a link that soon ends. */
export function pointOf(context: Pick<AppContext, 'secret'>, row: PointRow): AssemblyPoint {
  const { id, title, building_id, building, where_text, plan_id, x, y, sort, is_archived, version, stem } = row
  const picture = stem === null ? null : pictureLink(publicReader(context), stem, planWidth)
  return { id, title, building_id, building, where_text, plan_id, picture, x, y, sort, is_archived, version }
}
export const readPoints = async (
  db: Database,
  context: AppContext,
  where: RawBuilder<boolean>,
): Promise<AssemblyPoint[]> => (await readPointRows(db, where)).map((row) => pointOf(context, row))
