import { msg } from '#platform/contract/text.ts'
import { handle } from '#platform/server/handle.ts'
import type { Change } from '#platform/server/history.ts'
import { refuse } from '#platform/server/refusal.ts'
import { changePerson, openRecord, type PersonRecord } from '../../contract/record.ts'
import { createPerson } from '../../contract/people.ts'
import { requireFilledFields, saveValues } from '#areas/own-fields/server/index.ts'
import { kindIds } from '../person-rows.ts'
import { insertPerson } from './insert-person.ts'
import { requireChosen, requireOwnIin, recordedFields, soundPerson } from './require-person.ts'
import { storeKinds } from './kinds.ts'
import { lockRecord, readRecord, readAuditedRecord } from './read-record.ts'
import { requireVersion, raiseVersion } from './version.ts'

const openRecordHandler = handle(openRecord, async ({ params, caller, db, today, record }) => {
  const id = await lockRecord(db, caller, params.id)
  return readAuditedRecord({ db, caller, today, record }, id)
})

/** What differs, as the history keeps it; null where nothing does. */
function difference(before: PersonRecord, after: ReturnType<typeof recordedFields>) {
  const fields = (Object.keys(after) as (keyof typeof after)[]).filter((field) => before[field] !== after[field])
  if (fields.length === 0) return null
  const of = (from: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(fields.map((field) => [field, from[field]]))
  return { before: of({ ...before }), after: of({ ...after }) }
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
  const id = await insertPerson({ db, caller, today, record }, body)
  return readRecord(db, caller, id, today)
})

export const recordHandlers = [openRecordHandler, changePersonHandler, createPersonHandler]
