import { sql } from 'kysely'
import { guidesStudentOn, keepsPerson, mayFindPerson } from '#areas/access/server/index.ts'
import { personKinds } from '#platform/contract/enumerations.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { handle } from '#platform/server/handle.ts'
import type { Change } from '#platform/server/history.ts'
import { notFound, Refusal, refuse } from '#platform/server/refusal.ts'
import type * as z from 'zod/mini'
import { addRelative, changeRelative, removeRelative } from '../../contract/family.ts'
import { columnsOf } from '../import/choices.ts'
import { judgeValues } from '../import/person-values.ts'
import { demandVersion } from '../record/version.ts'

type Tie = Pick<
  z.output<(typeof changeRelative)['body']>,
  'kind' | 'is_legal_representative' | 'may_pick_up' | 'from' | 'until'
>

/** Whether the caller keeps the family of the child: its records, or the class it stands in today. */
export const keepsFamily = (
  { caller, today }: { caller: Caller; today: string },
  child: ReturnType<typeof sql.ref>,
) => {
  const { read, write } = caller.permissions
  const ofClass = write.includes('usr_family')
    ? guidesStudentOn(caller, child, sql`${today}::date`)
    : sql<boolean>`false`
  const ofRecords = read.includes('usr_family') ? keepsPerson(caller, child) : sql<boolean>`false`
  return sql<boolean>`(${ofClass} or ${ofRecords})`
}

function demandOrder({ from, until }: Tie): void {
  if (from !== null && until !== null && until < from) throw refuse('until', 'Раньше начала')
}
/** Of the days, both included. */
const during = ({ from, until }: Tie) => sql<string>`daterange(${from}::date, ${until}::date, '[]')`

async function demandFree(db: Database, child: number, adult: number, tie: Tie, except: number): Promise<void> {
  const { rows } = await sql`select from people.kinship
    where child_id = ${child} and adult_id = ${adult} and id <> ${except} and during && ${during(tie)}`.execute(db)
  if (rows.length > 0) throw refuse('person_id', 'Это родство уже записано на эти дни')
}

type NewPerson = NonNullable<z.output<(typeof addRelative)['body']>['person']>

/** A parent made in place, whose mail and phone are kept as everybody's. */
async function makeAdult(db: Database, given: NewPerson, today: string): Promise<{ id: number; changes: Change[] }> {
  const texts = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null)) as Record<
    string,
    string
  >
  const { values, problems } = judgeValues(texts, today)
  const objections = problems.filter(({ level }) => level === 'error')
  if (objections.length > 0)
    throw new Refusal(
      422,
      objections.map(({ column, text }) => ({ loc: ['body', 'person', column ?? 'surname'], msg: text, type: 'rule' })),
    )
  const { surname = '', name = '', ...rest } = values
  const { id } = await db
    .insertInto('people.person')
    .values({ surname, name, ...columnsOf(rest) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, changes: [{ subject: 'people.person', id, after: values }] }
}

async function demandAdult(db: Database, caller: Caller, id: number, child: number, today: string): Promise<void> {
  if (id === child) throw refuse('person_id', 'Человек не может быть своим родителем')
  const { rows } = await sql`select from people.person p
    where p.id = ${id} and p.archived_at is null and ${mayFindPerson(caller, sql.ref('p.id'), today)}`.execute(db)
  if (rows.length === 0) throw refuse('person_id', 'Такого человека нет или он вам недоступен')
}

const add = handle(addRelative, async ({ params, body, caller, db, today, record }) => {
  const child = await db
    .selectFrom('people.person as p')
    .where('p.id', '=', params.id)
    .where(keepsFamily({ caller, today }, sql.ref('p.id')))
    .select('p.id')
    .forUpdate()
    .executeTakeFirst()
  if (!child) throw notFound()
  const { person_id, person, ...tie } = body
  if ((person_id === null) === (person === null)) throw refuse('person_id', 'Выберите человека или внесите нового')
  demandOrder(tie)
  const made = person === null ? null : await makeAdult(db, person, today)
  const adult_id = made?.id ?? person_id ?? 0
  if (!made) await demandAdult(db, caller, adult_id, child.id, today)
  await demandFree(db, child.id, adult_id, tie, 0)
  const joined = await db
    .insertInto('people.kind_member')
    .values({ person_id: adult_id, kind_id: personKinds.parent.id })
    .onConflict((clash) => clash.doNothing())
    .returning('kind_id')
    .executeTakeFirst()
  const { from, until, ...rights } = tie
  const stored = await db
    .insertInto('people.kinship')
    .values({ child_id: child.id, adult_id, ...rights, during: during(tie) })
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow()
  await record(
    ...(made?.changes ?? []),
    ...(joined ? [{ subject: 'people.kind_member', id: adult_id, after: joined }] : []),
    { subject: 'people.kinship', id: stored.id, after: { child_id: child.id, adult_id, ...rights, from, until } },
  )
  return stored
})

/** A kinship of a child whose family the caller keeps; held till the end. @throws Refusal 404 */
async function holdTie(db: Database, caller: Caller, id: number, today: string) {
  const { rows } = await sql<Tie & { id: number; child_id: number; adult_id: number; version: number }>`
    select k.id, k.child_id, k.adult_id, k.version, k.kind, k.is_legal_representative, k.may_pick_up,
      lower(k.during) as "from", upper(k.during) - 1 as until
    from people.kinship k where k.id = ${id} and ${keepsFamily({ caller, today }, sql.ref('k.child_id'))}
    for update`.execute(db)
  if (!rows[0]) throw notFound()
  return rows[0]
}

const change = handle(changeRelative, async ({ params, body, caller, db, today, record }) => {
  const { id, child_id, adult_id, version, ...before } = await holdTie(db, caller, params.id, today)
  const { version: seen, ...tie } = body
  demandVersion({ version }, seen)
  demandOrder(tie)
  await demandFree(db, child_id, adult_id, tie, id)
  const { from, until, ...rights } = tie
  await db
    .updateTable('people.kinship')
    .set({ ...rights, during: during(tie), version: version + 1 })
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

const remove = handle(removeRelative, async ({ params, body, caller, db, today, record }) => {
  const { id, version, ...before } = await holdTie(db, caller, params.id, today)
  demandVersion({ version }, body.version)
  await db.deleteFrom('people.kinship').where('id', '=', id).execute()
  await record({ subject: 'people.kinship', id, before })
  return {}
})

export const familyEndpoints = [add, change, remove]
