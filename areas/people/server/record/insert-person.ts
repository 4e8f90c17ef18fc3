import { sql } from 'kysely'
import { scopeOf } from '#areas/access/server/index.ts'
import { requireFilledFields, saveValues } from '#areas/own-fields/server/index.ts'
import { msg } from '#platform/contract/text.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import type { Change } from '#platform/server/history.ts'
import { forbidden, refuse } from '#platform/server/refusal.ts'
import type * as z from 'zod/mini'
import { usrUser } from '../../contract/permissions.ts'
import { staffKindIds, type NewPerson } from '../../contract/record.ts'
import { insertPost } from '../employment.ts'
import { kindIds } from '../person-rows.ts'
import { positionId } from '../positions.ts'
import { maintainsPerson } from '../scope/index.ts'
import { storeKinds } from './kinds.ts'
import { recordedFields, requireChosen, requireOwnIin, soundPerson } from './require-person.ts'

/** Within one transaction. */
export interface Doing {
  db: Database
  caller: Caller
  today: string
  record: (...changes: Change[]) => Promise<void>
}

/** Who keeps staff only may not make of somebody a person whom they would not keep. */
async function requireStillKept(db: Database, caller: Caller, id: number): Promise<void> {
  const { rows } = await sql`select from people.person p
    where p.id = ${id} and ${maintainsPerson(caller, sql.ref('p.id'))}`.execute(db)
  if (rows.length === 0) throw refuse('kinds', msg`Вы ведёте записи сотрудников: укажите вид сотрудника и должность`)
}

/**
 * Makes somebody new with kinds, post and own fields, for who keeps the records of the whole school.
 * @returns their id; @throws Refusal 403, 422
 */
export async function insertPerson(doing: Doing, body: z.output<typeof NewPerson>): Promise<number> {
  const { db, caller, today, record } = doing
  const { own, kinds, position, ...given } = body
  if (scopeOf(caller, 'write', usrUser) !== 'all')
    throw forbidden(msg`Новых людей вносит тот, кто ведёт записи всей школы`)
  const sound = soundPerson(given, today)
  await requireOwnIin(db, caller, sound.iin, 0)
  const chosen = await requireChosen(db, sound, null)
  const isStaff = kinds.some((kind) => staffKindIds.includes(kind))
  if (isStaff && position === null) throw refuse('position', msg`Укажите должность сотрудника`)
  const { id } = await db.insertInto('people.person').values(sound).returning('id').executeTakeFirstOrThrow()
  const known = Object.fromEntries(Object.entries(recordedFields(sound, chosen)).filter(([, value]) => value !== null))
  await record({ subject: 'people.person', id, after: known })
  await record(...(await storeKinds({ db, caller, today }, id, kinds)))
  if (isStaff && position !== null) {
    const position_id = await positionId(db, position)
    const post = await insertPost(db, { person_id: id, position_id, during: sql`daterange(${today}::date, null)` })
    await record({ subject: 'people.employment', id: post, after: { person_id: id, position, from: today } })
  }
  await requireStillKept(db, caller, id)
  const saving = { ...doing, kinds: kindIds(caller, today) }
  await saveValues(saving, id, own)
  await requireFilledFields(saving, id)
  return id
}
