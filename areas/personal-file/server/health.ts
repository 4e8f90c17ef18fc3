import { sql } from 'kysely'
import { ofRecord, readHistory } from '#areas/access/server/index.ts'
import { signedIn } from '#platform/contract/access.ts'
import type { PermissionLevel } from '#platform/contract/permission-level.ts'
import { msg } from '#platform/contract/text.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import type { PersonOpening, PersonPart } from '#platform/server/person-parts.ts'
import { refuse } from '#platform/server/refusal.ts'
import { changeHealth, readHealth, readHealthHistory, type Health, type HealthValues } from '../contract/health.ts'
import { countReading, requirePerson, requireVersion, isAllowed, type May } from './papers.ts'
import { mayOpenHealth } from './scope.ts'

const may =
  (caller: Caller, level: PermissionLevel, today: string): May =>
  (person) =>
    mayOpenHealth(caller, level, person, today)

const nothingWritten: Health = {
  health_group: null,
  pe_group: null,
  exempt_until: null,
  allergies: null,
  chronic: null,
  medicines: null,
  emergency: null,
  note: null,
  version: 0,
}
const valueFields = [
  'health_group',
  'pe_group',
  'exempt_until',
  'allergies',
  'chronic',
  'medicines',
  'emergency',
  'note',
] as const satisfies (keyof HealthValues)[]
/** `readHealthHandler` says what was opened: the record or its history. */
export const auditedHealth = { subject: 'personal_file.health', fields: ['read', ...valueFields] } as const

const healthOf = async (db: Database, personId: number): Promise<Health> =>
  (await db
    .selectFrom('personal_file.health')
    .select([...valueFields, 'version'])
    .where('person_id', '=', personId)
    .$castTo<Health>()
    .executeTakeFirst()) ?? nothingWritten

const reading = (personId: number, read: 'record' | 'history') => ({
  subject: 'personal_file.health',
  id: personId,
  before: { person_id: personId },
  after: { person_id: personId, read },
})

const readHealthHandler = handle(readHealth, async ({ params, caller, db, today, record }) => {
  await requirePerson({ db, caller, today }, params.id, may(caller, 'read', today))
  await countReading({ db, caller, today }, params.id)
  await record(reading(params.id, 'record'))
  return {
    health: await healthOf(db, params.id),
    may_write: await isAllowed(db, params.id, may(caller, 'write', today)),
  }
})

function requireGroup({ pe_group, exempt_until }: HealthValues): void {
  if (pe_group === 'exempt' && exempt_until === null)
    throw refuse('exempt_until', msg`Укажите, до какого дня освобождён`)
  if (pe_group !== 'exempt' && exempt_until !== null)
    throw refuse('exempt_until', msg`Срок бывает только у освобождения от физкультуры`)
}

const changeHealthHandler = handle(changeHealth, async ({ params, body, caller, db, today, record }) => {
  await requirePerson({ db, caller, today }, params.id, may(caller, 'write', today))
  const { version, ...values } = body
  requireGroup(values)
  // the person is held: two first writings at once wait for each other
  await sql`select from people.person where id = ${params.id} for no key update`.execute(db)
  const { version: present, ...before } = await healthOf(db, params.id)
  requireVersion(present, version)
  await db
    .insertInto('personal_file.health')
    .values({ ...values, person_id: params.id })
    .onConflict((clash) => clash.column('person_id').doUpdateSet({ ...values, version: version + 1 }))
    .execute()
  const person = { person_id: params.id }
  await record({
    subject: 'personal_file.health',
    id: params.id,
    before: { ...person, ...before },
    after: { ...person, ...values },
  })
  return healthOf(db, params.id)
})

const readHealthHistoryHandler = handle(readHealthHistory, async ({ params, query, caller, db, today, record }) => {
  await requirePerson({ db, caller, today }, params.id, may(caller, 'read', today))
  await countReading({ db, caller, today }, params.id)
  await record(reading(params.id, 'history'))
  return readHistory(db, [{ ...auditedHealth, where: ofRecord(params.id) }], query)
})

export const healthPart: PersonPart = {
  id: 'health',
  title: msg`здоровье`,
  order: 60,
  access: readHealth.access,
  opens: (requester, person, today) => mayOpenHealth(requester, 'read', person, today),
}
/** That it was read, never what stands there. */
export const healthOpenings: PersonOpening = {
  id: 'health',
  title: msg`Читал(а) сведения о здоровье`,
  access: signedIn(),
  traces: (person) => sql`select h.account_id, h.at from history.change h
    where h.subject = ${auditedHealth.subject} and h.subject_id = ${person} and h.after ? 'read'`,
}
export const healthHandlers = [readHealthHandler, changeHealthHandler, readHealthHistoryHandler]
