import { sql } from 'kysely'
import { logAudit } from '#areas/access/contract/permissions.ts'
import { countPersons, mayFindPerson, ofRecord, readHistory, unknownPerson } from '#areas/access/server/index.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { maskedFields, readPersonHistory } from '../contract/people.ts'
import { isForeign, maintainsPerson } from './scope/index.ts'

const plainFields = [
  'surname',
  'name',
  'patronymic',
  'sex',
  'phone',
  'email',
  'archived_at',
  'photo',
  'unmasked',
  'merged',
]
/** What the history of a person shows. */
export const auditedPerson = {
  subject: 'people.person',
  fields: [...plainFields, ...maskedFields, 'location'],
  masked: [...maskedFields, 'location'],
} as const

/**
 * A person of whom the caller may learn what happened to their data: whose records they keep, for who reads the audit
 * whom they may find; foreign ones count as read. @throws 404, 422, 429
 */
export async function personOfHistory(db: Database, personId: number, caller: Caller, today: string) {
  const id = sql.ref('p.id')
  const readsAudit = caller.permissions.read.includes(logAudit)
  const person = await db
    .selectFrom('people.person as p')
    .where('p.id', '=', personId)
    .where(mayFindPerson(caller, id, today))
    .$if(!readsAudit, (rows) => rows.where(maintainsPerson(caller, id)))
    .select(['p.id', maintainsPerson(caller, id).as('maintains'), isForeign(caller, id, today).as('is_foreign')])
    .executeTakeFirst()
  if (!person) throw unknownPerson(caller, personId)
  await countPersons({ db, caller, today }, person.is_foreign ? [person.id] : [], { isMasked: true })
  return person
}

export const readPersonHistoryHandler = handle(readPersonHistory, async ({ params, query, caller, db, today }) => {
  const person = await personOfHistory(db, params.id, caller, today)
  // of records that were merged into this one too
  const where = ofRecord(sql`any(array(select ${person.id}::int union all
    select gone.id from people.person gone where gone.merged_into_id = ${person.id}))`)
  const ofValues = { subject: 'own_fields.field_value', fields: ['field', 'value'], where }
  return readHistory(
    db,
    [{ ...auditedPerson, where }, person.maintains ? ofValues : { ...ofValues, masked: ['value'] }],
    query,
  )
})
