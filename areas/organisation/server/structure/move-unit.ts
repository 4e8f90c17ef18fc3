import { pictureReader } from '#areas/people/server/index.ts'
import { sql } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import { handle } from '#platform/server/handle.ts'
import { outdated, refuse } from '#platform/server/refusal.ts'
import { moveUnit } from '../../contract/units.ts'
import { requireMaintainer } from '../sees-rates.ts'
import { requireFreeTitle, requireUnit } from './require-unit.ts'
import { allUnits, requireVersion, lockUnits, readUnit, readUnits, toUnitResponse, type UnitRow } from './unit-rows.ts'

/** Siblings in their order, those in the archive too, without the unit itself. */
const siblingsOf = (units: readonly UnitRow[], parentId: number | null, id: number) =>
  units.filter((one) => one.parent_id === parentId && one.id !== id).map((one) => one.id)

export const moveUnitHandler = handle(moveUnit, async ({ params, body, caller, db, today, context, record }) => {
  requireMaintainer(caller)
  await lockUnits(db)
  const unit = await readUnit(db, params.id, today)
  requireVersion(unit, body.version)
  const units = await readUnits(db, today, allUnits)
  const { parent_id, before_id } = body
  const parent =
    parent_id === unit.parent_id ? (unit.above.at(-1) ?? null) : await requireUnit(db, parent_id, 'parent_id')
  if (units.some(({ id, line }) => id === parent_id && line.includes(unit.id)))
    throw refuse('parent_id', msg`«${unit.title}» нельзя поставить внутрь самого себя`)
  if (parent_id !== unit.parent_id) await requireFreeTitle(db, { id: unit.id, title: unit.title, parent_id })
  const siblings = siblingsOf(units, parent_id, unit.id)
  const at = before_id === null ? siblings.length : siblings.indexOf(before_id)
  if (at === -1) throw outdated(msg`Соседнее подразделение уже стоит в другом месте. Обновите страницу и повторите`)
  await sql`
    update organisation.unit u set index = ordered.place, parent_id = ${parent_id}, stands_from = ${today},
      version = u.version + (u.id = ${unit.id})::int
    from unnest(${siblings.toSpliced(at, 0, unit.id)}::int[]) with ordinality as ordered (id, place)
    where u.id = ordered.id and (u.id = ${unit.id} or u.index <> ordered.place)`.execute(db)
  const former = siblingsOf(units, unit.parent_id, 0).indexOf(unit.id) + 1
  await record({
    subject: 'organisation.unit',
    id: unit.id,
    before: { parent: unit.above.at(-1) ?? null, place: former },
    after: { unit: unit.title, parent, place: at + 1 },
  })
  return toUnitResponse(await readUnit(db, unit.id, today), pictureReader(context, caller), true)
})
