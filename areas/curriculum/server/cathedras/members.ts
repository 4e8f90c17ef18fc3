import { sql } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { conflict, refuse } from '#platform/server/refusal.ts'
import { addCathedraMembers, changeCathedraMember, removeCathedraMember } from '../../contract/cathedra-people.ts'
import { lockCathedra, mayEdit, requireDays, requireInUse, requireStaff } from './require-cathedra.ts'
import {
  answeredTenure,
  daysInWords,
  readTenure,
  readTenures,
  requireTenureVersion,
  tenureChange,
  type TenureRow,
} from './tenure-rows.ts'

const table = 'curriculum.cathedra_member'

interface Placed {
  cathedraId: number
  persons: readonly number[]
  from: string | null
  to: string | null
  /** The tenure that is being changed. */
  id?: number
}
/** Of these persons those who are members on some of these days already. */
const membersThen = (db: Database, { cathedraId, persons, from, to, id = 0 }: Placed, today: string) =>
  readTenures(
    db,
    table,
    sql<boolean>`l.cathedra_id = ${cathedraId} and l.person_id = any(${[...persons]}::integer[]) and l.id <> ${id}
      and l.during && daterange(${from}::date, ${to}::date, '[]')`,
    today,
  )

const addHandler = handle(addCathedraMembers, async ({ params, body, caller, db, today, record }) => {
  const cathedra = await lockCathedra(db, params.id, (one) => mayEdit(caller, one, today))
  requireInUse(cathedra, 'person_ids')
  const { from } = body
  const persons = [...new Set(body.person_ids)]
  await requireStaff(db, persons, 'person_ids', today)
  const already = await membersThen(db, { cathedraId: cathedra.id, persons, from, to: null }, today)
  if (already.length > 0)
    throw refuse(
      'person_ids',
      msg`В эти дни уже на кафедре: ${already.map(({ person }) => person.full_name).join(', ')}`,
    )
  const { rows } = await sql<{ id: number }>`
    insert into curriculum.cathedra_member (cathedra_id, person_id, during)
    select ${cathedra.id}, person_id, daterange(${from}::date, null) from unnest(${persons}::integer[]) person_id
    returning id`.execute(db)
  const made = await readTenures(db, table, sql<boolean>`l.id = any(${rows.map(({ id }) => id)}::integer[])`, today)
  await record(...made.map((after) => tenureChange(table, { after })))
  return { items: made.map(answeredTenure) }
})

const changeHandler = handle(changeCathedraMember, async ({ params, body, caller, db, today, record }) => {
  const { cathedra_id } = await readTenure(db, table, params.id, today)
  const cathedra = await lockCathedra(db, cathedra_id, (one) => mayEdit(caller, one, today))
  const before: TenureRow = await readTenure(db, table, params.id, today)
  requireTenureVersion(before, body.version)
  const { from = before.from, to = before.to } = body
  if (to === null || to >= today) requireInUse(cathedra, 'to')
  requireDays(from, to)
  const placed = { id: before.id, cathedraId: cathedra.id, persons: [before.person.id], from, to }
  const [other] = await membersThen(db, placed, today)
  if (other) throw conflict(msg`В эти дни этот человек уже на кафедре: ${daysInWords(other)}. Выберите другие дни`)
  await sql`update curriculum.cathedra_member set version = version + 1,
    during = daterange(${from}::date, ${to}::date, '[]') where id = ${before.id}`.execute(db)
  const after = await readTenure(db, table, before.id, today)
  await record(tenureChange(table, { before, after }))
  return answeredTenure(after)
})

const removeHandler = handle(removeCathedraMember, async ({ params, caller, db, today, record }) => {
  const before = await readTenure(db, table, params.id, today)
  await lockCathedra(db, before.cathedra_id, (one) => mayEdit(caller, one, today))
  await db.deleteFrom(table).where('id', '=', before.id).execute()
  await record(tenureChange(table, { before }))
  return {}
})

export const memberHandlers = [addHandler, changeHandler, removeHandler]
