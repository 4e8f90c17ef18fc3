import { sql } from 'kysely'
import { msg } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import { outdated } from '#platform/server/refusal.ts'

/** @throws Refusal 409 where others stand there than the caller has ordered */
export function requireSameSet(stand: readonly number[], given: readonly number[]): void {
  const known = new Set(stand)
  if (known.size !== given.length || new Set(given).size !== given.length || !given.every((id) => known.has(id)))
    throw outdated(msg`Список изменился: обновите страницу и переставьте снова`)
}

/** Gives rows the positions 1, 2, … in the order of their ids. */
export const storeOrder = (db: Database, table: 'own_fields.tab' | 'own_fields.field', ids: readonly number[]) =>
  sql`update ${sql.table(table)} set position = given.place, version = version + 1
    from unnest(${[...ids]}::int[]) with ordinality as given (id, place)
    where ${sql.ref(`${table}.id`)} = given.id and position is distinct from given.place`.execute(db)
