import type { Database } from '#platform/server/database.ts'

/** Full names by ids. */
export async function namesOf(db: Database, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('people.person')
    .where('id', 'in', [...new Set(ids)])
    .select(['id', 'full_name'])
    .execute()
  return new Map(rows.map(({ id, full_name }) => [id, full_name]))
}
