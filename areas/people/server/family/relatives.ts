import { sql } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import { notFound, refuse } from '#platform/server/refusal.ts'
import { unknownPerson } from '#areas/access/server/index.ts'
import { addRelative, changeRelative, removeRelative } from '../../contract/family.ts'
import { usrFamily } from '../../contract/permissions.ts'
import { requireVersion } from '../record/version.ts'
import { isOwnStudent, maintainsPerson } from '../scope/index.ts'
import {
  requireAdult,
  requireFree,
  requireOrder,
  daysOfTie,
  makePerson,
  soundValues,
  storeTie,
  type Tie,
} from './ties.ts'

/** Whether the caller keeps the family of the child: its records, or the class it stands in today. */
export const maintainsFamily = (
  { caller, today }: { caller: Caller; today: string },
  child: ReturnType<typeof sql.ref>,
) => {
  const { read, write } = caller.permissions
  const ofClass = write.includes(usrFamily) ? isOwnStudent(caller, child, today) : sql<boolean>`false`
  const ofRecords = read.includes(usrFamily) ? maintainsPerson(caller, child) : sql<boolean>`false`
  return sql<boolean>`(${ofClass} or ${ofRecords})`
}

const addRelativeHandler = handle(addRelative, async ({ params, body, caller, db, today, record }) => {
  const child = await db
    .selectFrom('people.person as p')
    .where('p.id', '=', params.id)
    .where(maintainsFamily({ caller, today }, sql.ref('p.id')))
    .select('p.id')
    .forUpdate()
    .executeTakeFirst()
  if (!child) throw unknownPerson(caller, params.id)
  const { person_id, person, ...tie } = body
  if ((person_id === null) === (person === null)) throw refuse('person_id', msg`Выберите человека или внесите нового`)
  requireOrder(tie)
  const made = person === null ? null : await makePerson(db, soundValues(person, ['person'], today))
  const adult_id = made?.id ?? person_id ?? 0
  if (!made) await requireAdult({ db, caller, today }, { id: adult_id, child: child.id })
  const ends = { child_id: child.id, adult_id }
  await requireFree(db, ends, tie, 0, 'person_id')
  const { stored, changes } = await storeTie(db, ends, tie)
  await record(...(made?.changes ?? []), ...changes)
  return stored
})

/** A kinship of a child whose family the caller keeps; held till the end. @throws Refusal 404 */
async function lockTie(db: Database, caller: Caller, id: number, today: string) {
  const { rows } = await sql<Tie & { id: number; child_id: number; adult_id: number; version: number }>`
    select k.id, k.child_id, k.adult_id, k.version, k.kind, k.is_legal_representative, k.may_pick_up,
      lower(k.during) as "from", upper(k.during) - 1 as until
    from people.kinship k where k.id = ${id} and ${maintainsFamily({ caller, today }, sql.ref('k.child_id'))}
    for update`.execute(db)
  if (!rows[0]) throw notFound()
  return rows[0]
}

const changeRelativeHandler = handle(changeRelative, async ({ params, body, caller, db, today, record }) => {
  const { id, child_id, adult_id, version, ...before } = await lockTie(db, caller, params.id, today)
  const { version: seen, ...tie } = body
  requireVersion({ version }, seen)
  requireOrder(tie)
  await requireFree(db, { child_id, adult_id }, tie, id, 'from')
  const { from, until, ...rights } = tie
  await db
    .updateTable('people.kinship')
    .set({ ...rights, during: daysOfTie(tie), version: version + 1 })
    .where('id', '=', id)
    .execute()
  await record({
    subject: 'people.kinship',
    id,
    before: { child_id, adult_id, ...before },
    after: { child_id, adult_id, ...rights, from, until },
  })
  return { id, version: version + 1 }
})

const removeRelativeHandler = handle(removeRelative, async ({ params, body, caller, db, today, record }) => {
  const { id, version, ...before } = await lockTie(db, caller, params.id, today)
  requireVersion({ version }, body.version)
  await db.deleteFrom('people.kinship').where('id', '=', id).execute()
  await record({ subject: 'people.kinship', id, before })
  return {}
})

export const familyHandlers = [addRelativeHandler, changeRelativeHandler, removeRelativeHandler]
