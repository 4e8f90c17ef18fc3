import type { Database } from '#platform/server/database.ts'

/** Account of who sets the demonstration's school up. */
export async function demonstrationAdministrator(db: Database): Promise<number> {
  const { account_id } = await db
    .selectFrom('access.account_role as ar')
    .innerJoin('access.role as r', 'r.id', 'ar.role_id')
    .where('r.name', '=', 'admin')
    .select('ar.account_id')
    .orderBy('ar.account_id')
    .executeTakeFirstOrThrow()
  return account_id
}
