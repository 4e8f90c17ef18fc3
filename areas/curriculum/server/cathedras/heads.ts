import { sql } from 'kysely'
import { addDays } from '#platform/contract/calendar-date.ts'
import { msg } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import type { Change } from '#platform/server/history.ts'
import { conflict, notFound, refuse } from '#platform/server/refusal.ts'
import { changeCathedraHead, nameCathedraHead, removeCathedraHead } from '../../contract/cathedra-people.ts'
import { lockCathedra, mayKeep, requireDays, requireInUse, requireStaff } from './require-cathedra.ts'
import {
  answeredTenure,
  daysInWords,
  readTenure,
  readTenures,
  requireTenureVersion,
  tenureChange,
} from './tenure-rows.ts'

const table = 'curriculum.cathedra_head'

interface Placed {
  cathedraId: number
  from: string | null
  to: string | null
  /** The tenure that is being changed. */
  id?: number
}
/** @throws Refusal 409 that names who heads the department on some of these days */
async function requireFree(db: Database, { cathedraId, from, to, id = 0 }: Placed, today: string): Promise<void> {
  const during = sql`daterange(${from}::date, ${to}::date, '[]')`
  const taken = sql<boolean>`l.cathedra_id = ${cathedraId} and l.id <> ${id} and l.during && ${during}`
  const [other] = await readTenures(db, table, taken, today)
  if (other)
    throw conflict(
      msg`В эти дни кафедрой заведует ${other.person.full_name}: ${daysInWords(other)}. Выберите другие дни`,
    )
}

/** Ends the one whom the new one follows, the day before. @throws Refusal 404, 409, 422 */
async function endReplaced(
  db: Database,
  { id, version }: { id: number; version: number },
  { cathedraId, from, today }: { cathedraId: number; from: string; today: string },
): Promise<Change> {
  const before = await readTenure(db, table, id, today)
  if (before.cathedra_id !== cathedraId) throw notFound()
  requireTenureVersion(before, version)
  if (before.from !== null && before.from >= from)
    throw refuse('from', msg`Прежний заведующий назначен не раньше этого дня: исправьте его даты`)
  await sql`update curriculum.cathedra_head set during = daterange(lower(during), ${from}::date), version = version + 1
    where id = ${id}`.execute(db)
  return tenureChange(table, { before, after: { ...before, to: addDays(from, -1) } })
}

const nameHandler = handle(nameCathedraHead, async ({ params, body, caller, db, today, record }) => {
  const cathedra = await lockCathedra(db, params.id, (one) => mayKeep(caller, one))
  requireInUse(cathedra, 'person_id')
  const { person_id, from, to = null, replaces } = body
  requireDays(from, to)
  await requireStaff(db, [person_id], 'person_id', today)
  const ended = replaces ? [await endReplaced(db, replaces, { cathedraId: cathedra.id, from, today })] : []
  await requireFree(db, { cathedraId: cathedra.id, from, to }, today)
  const { id } = await db
    .insertInto(table)
    .values({ cathedra_id: cathedra.id, person_id, during: sql`daterange(${from}::date, ${to}::date, '[]')` })
    .returning('id')
    .executeTakeFirstOrThrow()
  const after = await readTenure(db, table, id, today)
  await record(...ended, tenureChange(table, { after }))
  return answeredTenure(after)
})

const changeHandler = handle(changeCathedraHead, async ({ params, body, caller, db, today, record }) => {
  const { cathedra_id } = await readTenure(db, table, params.id, today)
  const cathedra = await lockCathedra(db, cathedra_id, (one) => mayKeep(caller, one))
  const before = await readTenure(db, table, params.id, today)
  requireTenureVersion(before, body.version)
  const { from = before.from, to = before.to, person_id = before.person.id } = body
  if (to === null || to >= today) requireInUse(cathedra, 'to')
  requireDays(from, to)
  if (person_id !== before.person.id) await requireStaff(db, [person_id], 'person_id', today)
  await requireFree(db, { id: before.id, cathedraId: cathedra.id, from, to }, today)
  await sql`update curriculum.cathedra_head set person_id = ${person_id}, version = version + 1,
    during = daterange(${from}::date, ${to}::date, '[]') where id = ${before.id}`.execute(db)
  const after = await readTenure(db, table, before.id, today)
  await record(tenureChange(table, { before, after }))
  return answeredTenure(after)
})

const removeHandler = handle(removeCathedraHead, async ({ params, caller, db, today, record }) => {
  const before = await readTenure(db, table, params.id, today)
  await lockCathedra(db, before.cathedra_id, (one) => mayKeep(caller, one))
  await db.deleteFrom(table).where('id', '=', before.id).execute()
  await record(tenureChange(table, { before }))
  return {}
})

export const headHandlers = [nameHandler, changeHandler, removeHandler]
