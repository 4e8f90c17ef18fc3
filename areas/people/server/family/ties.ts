import { sql } from 'kysely'
import { mayFindPerson } from '#areas/access/server/index.ts'
import { personKinds } from '#platform/contract/enumerations.ts'
import { msg } from '#platform/contract/text.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import type { Change } from '#platform/server/history.ts'
import { Refusal, refuse } from '#platform/server/refusal.ts'
import type * as z from 'zod/mini'
import type { changeRelative } from '../../contract/family.ts'
import { columnsOf } from '../import/choices.ts'
import { validateValues, type PersonValues } from '../import/person-values.ts'

export type Tie = Pick<
  z.output<(typeof changeRelative)['body']>,
  'kind' | 'is_legal_representative' | 'may_pick_up' | 'from' | 'until'
>

export function requireOrder({ from, until }: Tie): void {
  if (from !== null && until !== null && until < from) throw refuse('until', msg`Раньше начала`)
}
/** Of the days, both included. */
export const daysOfTie = ({ from, until }: Tie) => sql<string>`daterange(${from}::date, ${until}::date, '[]')`

interface Ends {
  child_id: number
  adult_id: number
}
/** @throws Refusal 422 where the two are tied on some of the days already, but by the tie `except` */
export async function requireFree(
  db: Database,
  { child_id, adult_id }: Ends,
  tie: Tie,
  except: number,
  field: string | (string | number)[],
) {
  const { rows } = await sql`select from people.kinship
    where child_id = ${child_id} and adult_id = ${adult_id} and id <> ${except} and during && ${daysOfTie(tie)}`.execute(
    db,
  )
  if (rows.length > 0) throw refuse(field, msg`Это родство уже записано на эти дни`)
}

/** What is written of somebody made in place, as it is kept. @throws Refusal 422 below `place` */
export function soundValues(
  given: Readonly<Record<string, string | null>>,
  place: readonly (string | number)[],
  today: string,
): PersonValues {
  const texts = Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
  )
  const { values, problems } = validateValues(texts, today)
  const objections = problems.filter(({ level }) => level === 'error')
  if (objections.length > 0)
    throw new Refusal(
      422,
      objections.map(({ column, text }) => ({ loc: ['body', ...place, column ?? 'surname'], msg: text, type: 'rule' })),
    )
  return values
}

/** Somebody made in place. @returns the id and what the history tells */
export async function makePerson(db: Database, values: PersonValues): Promise<{ id: number; changes: Change[] }> {
  const { surname = '', name = '', ...rest } = values
  const { id } = await db
    .insertInto('people.person')
    .values({ surname, name, ...columnsOf(rest) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, changes: [{ subject: 'people.person', id, after: values }] }
}

/** @throws Refusal 422 for who is not there for the caller */
export async function requireAdult(
  { db, caller, today }: { db: Database; caller: Caller; today: string },
  { id, child }: { id: number; child: number },
  field: string | (string | number)[] = 'person_id',
) {
  if (id === child) throw refuse(field, msg`Человек не может быть своим родителем`)
  const { rows } = await sql`select from people.person p
    where p.id = ${id} and p.archived_at is null and ${mayFindPerson(caller, sql.ref('p.id'), today)}`.execute(db)
  if (rows.length === 0) throw refuse(field, msg`Такого человека нет или он вам недоступен`)
}

/** Ties the two, and counts the adult among the parents. @returns the tie and what the history tells */
export async function storeTie(db: Database, ends: Ends, tie: Tie) {
  const joined = await db
    .insertInto('people.kind_member')
    .values({ person_id: ends.adult_id, kind_id: personKinds.parent.id })
    .onConflict((clash) => clash.doNothing())
    .returning('kind_id')
    .executeTakeFirst()
  const { from, until, ...rights } = tie
  const stored = await db
    .insertInto('people.kinship')
    .values({ ...ends, ...rights, during: daysOfTie(tie) })
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow()
  const changes: Change[] = [
    ...(joined ? [{ subject: 'people.kind_member', id: ends.adult_id, after: joined }] : []),
    { subject: 'people.kinship', id: stored.id, after: { ...ends, ...rights, from, until } },
  ]
  return { stored, changes }
}
