import { sql } from 'kysely'
import type { Writing } from '#platform/server/import/index.ts'
import { columnsOf } from './choices.ts'
import type { PersonTarget } from './validate-person.ts'

/** Adds the person or changes what is new of one, puts them into their kind, and records it. @returns id of the person */
export async function writePerson({ db, record }: Writing, { known, set, kindId }: PersonTarget): Promise<number> {
  const { surname = '', name = '', ...rest } = set
  const id =
    known?.id ??
    (
      await db
        .insertInto('people.person')
        .values({ surname, name, ...columnsOf(rest) })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id
  const fields = Object.keys(set) as (keyof typeof set)[]
  if (known && fields.length > 0)
    await db
      .updateTable('people.person')
      .set({ ...columnsOf(set), version: sql`version + 1` })
      .where('id', '=', id)
      .execute()
  if (fields.length > 0)
    await record({
      subject: 'people.person',
      id,
      ...(known ? { before: Object.fromEntries(fields.map((field) => [field, known[field]])) } : {}),
      after: set,
    })
  if (kindId === null) return id
  const joined = await db
    .insertInto('people.kind_member')
    .values({ person_id: id, kind_id: kindId })
    .onConflict((clash) => clash.doNothing())
    .returning('kind_id')
    .executeTakeFirst()
  if (joined) await record({ subject: 'people.kind_member', id, after: { kind_id: kindId } })
  return id
}
