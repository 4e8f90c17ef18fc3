import { sql } from 'kysely'
import type { PermissionLevel } from '#platform/contract/permission-level.ts'
import type { Database } from '#platform/server/database.ts'
import type { Permissions } from '#platform/server/permission.ts'
import { rolesWithFactor } from '../../rules/second-factor.ts'

const keysOf = ({ all }: Permissions, level: PermissionLevel) =>
  all.flatMap(({ key, secondFactor }) => (secondFactor === level ? [key] : []))

/** Whether an account has a second factor in force. @param account its id, as the query names it */
export const hasFactorSql = (account: string) => sql<boolean>`(
  exists (select from access.totp f where f.account_id = ${sql.ref(account)} and f.confirmed_at is not null)
  or exists (select from access.passkey f where f.account_id = ${sql.ref(account)}))`

/** Whether a role requires it where the school has not decided. @param role alias of `access.role` */
export const requiresByDefault = (role: string, permissions: Permissions) => sql<boolean>`(
  ${sql.ref(`${role}.name`)} = any(${[...rolesWithFactor]}::text[]) or exists (
    select from access.role_permission f where f.role_id = ${sql.ref(`${role}.id`)} and (
      f.key = any(${keysOf(permissions, 'read')}::text[])
      or (f.key = any(${keysOf(permissions, 'write')}::text[]) and f.level = 'write'))))`

/** Whether a role requires a second factor. @param role alias of `access.role` */
export const requiresFactor = (role: string, permissions: Permissions) =>
  sql<boolean>`coalesce(${sql.ref(`${role}.second_factor`)}, ${requiresByDefault(role, permissions)})`

export async function hasFactor(db: Database, accountId: number): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`select ${hasFactorSql('a.id')} as has
    from access.account a where a.id = ${accountId}`.execute(db)
  return rows[0]?.has ?? false
}
