import { msg } from '#platform/contract/text.ts'
import { refuse } from '#platform/server/refusal.ts'
import type { CorrectableField } from '../../contract/corrections.ts'
import type { Doing } from '../record/insert-person.ts'
import { readRecord } from '../record/read-record.ts'
import { requireOwnIin, soundPerson } from '../record/require-person.ts'
import { raiseVersion } from '../record/version.ts'

/** Puts one field of a record right whose row is held, by the rules of the editor, and records it. @throws Refusal 422 */
export async function applyCorrection(
  { db, caller, today, record }: Doing,
  id: number,
  { field, value }: { field: CorrectableField; value: string },
): Promise<void> {
  const before = await readRecord(db, caller, id, today)
  if (field === 'email' && !before.may_change_email)
    throw refuse('is_accepted', msg`По этой почте восстанавливают пароль: её меняет администратор учётных записей`)
  // another IIN says another day of birth
  const given = { ...before, ...(field === 'iin' ? { birth_date: null, sex: null } : {}), [field]: value }
  const sound = soundPerson(given, today)
  await requireOwnIin(db, caller, sound.iin, id)
  const fields = [field, ...(field === 'iin' ? (['birth_date', 'sex'] as const) : [])]
  const changed = fields.filter((one) => sound[one] !== null && sound[one] !== before[one])
  if (changed.length === 0) return
  const of = (from: Readonly<Record<string, unknown>>) => Object.fromEntries(changed.map((one) => [one, from[one]]))
  await db.updateTable('people.person').set(of(sound)).where('id', '=', id).execute()
  await record({ subject: 'people.person', id, before: of({ ...before }), after: of(sound) })
  await raiseVersion(db, id)
}
