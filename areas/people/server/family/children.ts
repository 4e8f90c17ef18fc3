import { sql } from 'kysely'
import { scopeOf, unknownPerson } from '#areas/access/server/index.ts'
import { personKinds } from '#platform/contract/enumerations.ts'
import { msg } from '#platform/contract/text.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import type { Change } from '#platform/server/history.ts'
import { refuse } from '#platform/server/refusal.ts'
import { addChild } from '../../contract/family.ts'
import type * as z from 'zod/mini'
import { usrUser } from '../../contract/permissions.ts'
import { requireOwnIin } from '../record/require-person.ts'
import { maintainsPerson } from '../scope/index.ts'
import { maintainsFamily } from './relatives.ts'
import { requireFree, requireOrder, makePerson, soundValues, storeTie } from './ties.ts'

interface Doing {
  db: Database
  caller: Caller
  today: string
}
type NewChild = NonNullable<z.output<(typeof addChild)['body']>['child']>

/** A student made in place, as in the editor: by who keeps the records of all. @throws Refusal 403, 422 */
async function makeChild({ db, caller, today }: Doing, given: NewChild) {
  if (scopeOf(caller, 'write', usrUser) !== 'all')
    throw refuse('child', msg`Новых людей вносит тот, кто ведёт записи всей школы`)
  const values = soundValues(given, ['child'], today)
  await requireOwnIin(db, caller, values.iin ?? null, 0, ['child', 'iin'])
  const { id, changes } = await makePerson(db, values)
  const kind = { kind_id: personKinds.student.id }
  await db
    .insertInto('people.kind_member')
    .values({ person_id: id, ...kind })
    .execute()
  const recorded: Change[] = [...changes, { subject: 'people.kind_member', id, after: kind }]
  return { id, changes: recorded }
}

/** @throws Refusal 422 for who is no student whose family the caller keeps */
async function requireChild({ db, caller, today }: Doing, id: number, adult: number): Promise<void> {
  if (id === adult) throw refuse('child_id', msg`Человек не может быть своим родителем`)
  const { rows } = await sql`
    select from people.person p where p.id = ${id} and p.archived_at is null
      and ${maintainsFamily({ caller, today }, sql.ref('p.id'))}
      and exists (select from people.kind_member k where k.person_id = p.id and k.kind_id = ${personKinds.student.id})
    for update of p`.execute(db)
  if (rows.length === 0) throw refuse('child_id', msg`Такого учащегося нет, или его семью ведёте не вы`)
}

const addChildHandler = handle(addChild, async ({ params, body, caller, db, today, record }) => {
  const adult = await db
    .selectFrom('people.person as p')
    .where('p.id', '=', params.id)
    .where('p.merged_into_id', 'is', null)
    .where(maintainsPerson(caller, sql.ref('p.id')))
    .where(maintainsFamily({ caller, today }, sql.ref('p.id')))
    .select('p.id')
    .executeTakeFirst()
  if (!adult) throw unknownPerson(caller, params.id)
  const { child_id, child, ...tie } = body
  if ((child_id === null) === (child === null)) throw refuse('child_id', msg`Выберите учащегося или внесите нового`)
  requireOrder(tie)
  const doing = { db, caller, today }
  const made = child === null ? null : await makeChild(doing, child)
  const ends = { child_id: made?.id ?? child_id ?? 0, adult_id: adult.id }
  if (!made) await requireChild(doing, ends.child_id, adult.id)
  await requireFree(db, ends, tie, 0, 'child_id')
  const { stored, changes } = await storeTie(db, ends, tie)
  await record(...(made?.changes ?? []), ...changes)
  return { ...stored, child_id: ends.child_id }
})

export const childHandlers = [addChildHandler]
