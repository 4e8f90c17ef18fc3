import { sql } from 'kysely'
import { pasUsers } from '#areas/access/contract/permissions.ts'
import { countPersons, findGrantor, mayManageAccount, unknownPerson } from '#areas/access/server/index.ts'
import { msg } from '#platform/contract/text.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import type { Change } from '#platform/server/history.ts'
import { conflict, notFound } from '#platform/server/refusal.ts'
import { maskedFields } from '../../contract/people.ts'
import type { PersonRecord } from '../../contract/record.ts'
import { appointments, kindIds } from '../person-rows.ts'
import { chosenTitle } from '../import/choices.ts'
import { readTabs } from '#areas/own-fields/server/index.ts'
import { maintainsPerson } from '../scope/index.ts'

/** The id of a person whose records the caller keeps; the row is held till the end. @throws Refusal 404, 409 of one merged into another */
export async function lockRecord(db: Database, caller: Caller, id: number): Promise<number> {
  const person = await db
    .selectFrom('people.person as p')
    .where('p.id', '=', id)
    .where(maintainsPerson(caller, sql.ref('p.id')))
    .select(['p.id', 'p.merged_into_id'])
    .forUpdate()
    .executeTakeFirst()
  if (!person) throw unknownPerson(caller, id)
  if (person.merged_into_id !== null) throw conflict(msg`Эта запись объединена с другой: откройте основную`)
  return person.id
}

/** The whole record of a person whose records the caller keeps. */
export async function readRecord(db: Database, caller: Caller, id: number, today: string): Promise<PersonRecord> {
  const appointed = Object.entries(appointments(caller, today)).map(
    ([kind, holds]) => sql`select ${Number(kind)}::int as kind where ${holds}`,
  )
  const grantor = caller.permissions.write.includes(pasUsers) ? await findGrantor(db, caller, today) : null
  const { rows } = await sql<Omit<PersonRecord, 'tabs'>>`
    select p.id, p.version, p.full_name, p.surname, p.name, p.patronymic, p.iin, p.birth_date, p.sex,
      p.nationality_id, ${chosenTitle('nationality')} as nationality,
      p.citizenship_id, ${chosenTitle('citizenship')} as citizenship, p.phone, p.email, p.location_id, dictionaries.title_of(p.location_id) as location,
      p.address, p.archived_at is not null as is_archived,
      array(select kind_id from people.kind_member k where k.person_id = p.id order by 1) as kinds,
      array(${sql.join(appointed, sql` union all `)} order by 1) as appointments,
      (p.admin_user_id is null or ${mayManageAccount(grantor, sql.ref('p.admin_user_id'))}) as may_change_email
    from people.person p where p.id = ${id}`.execute(db)
  if (!rows[0]) throw notFound()
  return { ...rows[0], tabs: await readTabs({ db, caller, today, kinds: kindIds(caller, today) }, id) }
}

interface Reading {
  db: Database
  caller: Caller
  today: string
  record: (change: Change) => Promise<void>
}
/** The whole record, to be answered: nothing in it is masked, so the reading is counted and recorded. @throws Refusal 422, 429 */
export async function readAuditedRecord({ db, caller, today, record }: Reading, id: number): Promise<PersonRecord> {
  const whole = await readRecord(db, caller, id, today)
  if (id === caller.personId) return whole
  await countPersons({ db, caller, today }, [id])
  const shown = maskedFields.filter((field) => whole[field] !== null)
  if (shown.length > 0) await record({ subject: 'people.person', id, after: { unmasked: shown } })
  return whole
}
