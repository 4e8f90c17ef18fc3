import { sql } from 'kysely'
import { msg, texts } from '#platform/contract/text.ts'
import type { Database } from '#platform/server/database.ts'
import type { Permissions } from '#platform/server/permission.ts'
import { outdatedOrGone, refuse } from '#platform/server/refusal.ts'
import type { RightsMatrix } from '../../contract/rights-matrix.ts'
import type { CellLevel, RightsChange } from '../../rules/rights-changes.ts'

export const levelTitles: Record<CellLevel, string> = texts({ none: msg`нет`, read: msg`чтение`, write: msg`правка` })

/** @throws Refusal 422 for a key that no area declares, 404 */
export function requireKnown({ roles }: RightsMatrix, changes: readonly RightsChange[], { find }: Permissions): void {
  if (!changes.every(({ key }) => find(key))) throw refuse('changes', msg`Такого ключа нет`)
  const known = new Set(roles.map(({ id }) => id))
  if (changes.some(({ role_id }) => !known.has(role_id)))
    throw outdatedOrGone(msg`Такой роли уже нет. Обновите страницу`)
}

/** The roles of everybody who holds one of these. */
export const holdersOf = (db: Database, roleIds: readonly number[]) =>
  db
    .selectFrom('access.account_role as ar')
    .where(
      sql<boolean>`exists (select from access.account_role changed
        where changed.account_id = ar.account_id and changed.role_id = any(${[...roleIds]}::integer[]))`,
    )
    .select(['ar.account_id', sql<number[]>`array_agg(ar.role_id)`.as('roles')])
    .groupBy('ar.account_id')
    .execute()
