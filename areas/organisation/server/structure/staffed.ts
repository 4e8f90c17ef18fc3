import { t } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { readPostsOn, readUnitsOn, type PostRow, type StructureDay } from './structure-day.ts'
import type { UnitRow } from './unit-rows.ts'

export interface Staffed {
  /** Null: those in no unit. */
  unit: UnitRow | null
  posts: PostRow[]
}
/** Units in the order of the tree with who works there on a day; at the end those in none, where there are any. */
export async function readStaffed(db: Database, asked: StructureDay): Promise<Staffed[]> {
  const units = await readUnitsOn(db, asked)
  const byUnit = Map.groupBy(await readPostsOn(db, asked), ({ unit_id }) => unit_id)
  const rest = byUnit.get(null)
  return [
    ...units.map((unit) => ({ unit, posts: byUnit.get(unit.id) ?? [] })),
    ...(rest ? [{ unit: null, posts: rest }] : []),
  ]
}
export const titleOf = (unit: UnitRow | null) => unit?.title ?? t`Без подразделения`
