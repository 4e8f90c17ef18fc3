import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import type { Change } from '#platform/server/history.ts'
import { refuse } from '#platform/server/refusal.ts'

/** Sets the kinds of a person. @returns changes for the history; @throws Refusal 422 where a room holds the person to a kind */
export async function storeKinds(
  { db, caller, today }: { db: Database; caller: Caller; today: string },
  id: number,
  wanted: readonly number[],
): Promise<Change[]> {
  const rows = await db.selectFrom('people.kind_member').where('person_id', '=', id).select('kind_id').execute()
  const before = new Set(rows.map(({ kind_id }) => kind_id))
  const gone = [...before].filter((kind) => !wanted.includes(kind))
  const come = wanted.filter((kind) => !before.has(kind))
  for (const hold of gone.flatMap(caller.accessRules.persons.obstaclesOfKind)) {
    const [held] = await hold(db, id, today)
    if (held !== undefined) throw refuse('kinds', held)
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
