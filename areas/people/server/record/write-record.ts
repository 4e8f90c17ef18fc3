import { sql } from 'kysely'
import { scopeOf } from '#areas/access/server/index.ts'
import { msg } from '#platform/contract/text.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import type { Change } from '#platform/server/history.ts'
import { forbidden, refuse } from '#platform/server/refusal.ts'
import { changePerson, openRecord, staffKindIds, type PersonRecord } from '../../contract/record.ts'
import { createPerson } from '../../contract/people.ts'
import { insertPost } from '../employment.ts'
import { usrUser } from '../../contract/permissions.ts'
import { positionId } from '../positions.ts'
import { requireFilledFields, saveValues } from '#areas/own-fields/server/index.ts'
import { kindIds } from '../person-rows.ts'
import { maintainsPerson } from '../scope/index.ts'
import { requireChosen, requireOwnIin, recordedFields, soundPerson } from './require-person.ts'
import { storeKinds } from './kinds.ts'
import { lockRecord, readRecord, tellRecord } from './read-record.ts'
import { requireVersion, raiseVersion } from './version.ts'

const openRecordHandler = handle(openRecord, async ({ params, caller, db, today, record }) => {
  const id = await lockRecord(db, caller, params.id)
  return tellRecord({ db, caller, today, record }, id)
})

/** What differs, as the history keeps it; null where nothing does. */
function difference(before: PersonRecord, after: ReturnType<typeof recordedFields>) {
  const fields = (Object.keys(after) as (keyof typeof after)[]).filter((field) => before[field] !== after[field])
  if (fields.length === 0) return null
  const of = (from: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(fields.map((field) => [field, from[field]]))
  return { before: of({ ...before }), after: of({ ...after }) }
}

/** Who keeps staff only may not make of somebody a person whom they would not keep. */
async function requireStillKept(db: Database, caller: Caller, id: number): Promise<void> {
  const { rows } = await sql`select from people.person p
    where p.id = ${id} and ${maintainsPerson(caller, sql.ref('p.id'))}`.execute(db)
  if (rows.length === 0) throw refuse('kinds', msg`Вы ведёте записи сотрудников: укажите вид сотрудника и должность`)
}

const changePersonHandler = handle(changePerson, async ({ params, body, caller, db, today, record }) => {
  const id = await lockRecord(db, caller, params.id)
  const before = await readRecord(db, caller, id, today)
  const { version, own, kinds, ...given } = body
  requireVersion(before, version)
  const sound = soundPerson(given, today)
  if (sound.email !== before.email && !before.may_change_email)
    throw refuse('email', msg`По этой почте восстанавливают пароль: её меняет администратор учётных записей`)
  await requireOwnIin(db, caller, sound.iin, id)
  const chosen = await requireChosen(db, sound, before)
  const changed = difference(before, recordedFields(sound, chosen))
  if (changed) await db.updateTable('people.person').set(sound).where('id', '=', id).execute()
  const changes: Change[] = changed ? [{ subject: 'people.person', id, ...changed }] : []
  changes.push(...(await storeKinds({ db, caller, today }, id, kinds)))
  await record(...changes)
  const saving = { db, caller, today, kinds: kindIds(caller, today), record }
  const isOwnChanged = await saveValues(saving, id, own)
  await requireFilledFields(saving, id)
  if (changes.length > 0 || isOwnChanged) await raiseVersion(db, id)
  return readRecord(db, caller, id, today)
})

const createPersonHandler = handle(createPerson, async ({ body, caller, db, today, record }) => {
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
  const saving = { db, caller, today, kinds: kindIds(caller, today), record }
  await saveValues(saving, id, own)
  await requireFilledFields(saving, id)
  return readRecord(db, caller, id, today)
})

export const recordHandlers = [openRecordHandler, changePersonHandler, createPersonHandler]
