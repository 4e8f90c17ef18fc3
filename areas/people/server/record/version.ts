import { msg } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { conflict } from '#platform/server/refusal.ts'

/** @throws Refusal 409 where somebody has written since the caller read */
export function requireVersion({ version }: { version: number }, seen: number): void {
  if (version !== seen) throw conflict(msg`Запись изменил кто-то ещё. Сравните и сохраните снова`)
}

/** Counts a change of a person's record. @returns the new version */
export async function raiseVersion(db: Database, id: number): Promise<number> {
  const { version } = await db
    .updateTable('people.person')
    .set((person) => ({ version: person('version', '+', 1) }))
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}
