import { sql } from 'kysely'
import { personKinds } from '#platform/contract/enumerations.ts'
import { msg } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import type { Change } from '#platform/server/history.ts'
import { refuse } from '#platform/server/refusal.ts'

/** Sets the kinds of a person. @returns changes for the history; @throws Refusal 422 for a student in a class */
export async function storeKinds(
  db: Database,
  id: number,
  wanted: readonly number[],
  today: string,
): Promise<Change[]> {
  const rows = await db.selectFrom('people.kind_member').where('person_id', '=', id).select('kind_id').execute()
  const before = new Set(rows.map(({ kind_id }) => kind_id))
  const gone = [...before].filter((kind) => !wanted.includes(kind))
  const come = wanted.filter((kind) => !before.has(kind))
  if (gone.includes(personKinds.student.id)) {
    const { rows: held } = await sql`select from classes.class_member
      where student_id = ${id} and not during << daterange(${today}::date, null)`.execute(db)
    if (held.length > 0) throw refuse('kinds', msg`Учащийся стоит в классе: сначала оформите выбытие в «Движении»`)
  }
  if (gone.length > 0)
    await db.deleteFrom('people.kind_member').where('person_id', '=', id).where('kind_id', 'in', gone).execute()
  if (come.length > 0)
    await db
      .insertInto('people.kind_member')
      .values(come.map((kind_id) => ({ person_id: id, kind_id })))
      .execute()
  return [
    ...gone.map((kind_id) => ({ subject: 'people.kind_member', id, before: { kind_id } })),
    ...come.map((kind_id) => ({ subject: 'people.kind_member', id, after: { kind_id } })),
  ]
}
