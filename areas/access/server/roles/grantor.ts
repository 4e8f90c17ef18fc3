import { sql, type RawBuilder } from 'kysely'
import type { PermissionKey } from '#platform/contract/permission-key.ts'
import type { PermissionLevel } from '#platform/contract/permission-level.ts'
import { msg } from '#platform/contract/text.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import type { Permissions } from '#platform/server/permission.ts'
import { forbidden } from '#platform/server/refusal.ts'
import { pasRoles } from '../../contract/permissions.ts'
import { sessionRights, type Holdings, type SessionRights } from '../../rules/session-rights.ts'
import { isLimited, ownHoldingsOf } from '../holdings.ts'

interface Grant {
  key: string
  level: PermissionLevel
}
/** Who changes rights, as the database knows them now: the token may be some minutes older. */
export interface Grantor {
  accountId: number
  isCeasar: boolean
  /** Names of the roles held. */
  roles: readonly string[]
  permissions: Permissions
  /** Whether they may write this key. */
  writes: (key: PermissionKey) => boolean
  /** Which of these keys they may not put into a role. */
  lacks: (grants: readonly Grant[]) => string[]
}

/**
 * Nobody puts a key, or a level of it, into a role that they don't hold themselves without limits. The one exception is
 * the role ceasar, which administers the school: it holds no pay slips or health itself, and somebody must be able to
 * give them.
 */
function grantorOf(
  accountId: number,
  { roles }: Holdings,
  { permissions: held }: SessionRights,
  permissions: Permissions,
): Grantor {
  const isCeasar = roles.includes('ceasar')
  return {
    accountId,
    isCeasar,
    roles,
    permissions,
    writes: (key) => held.write.includes(key),
    lacks: (grants) => (isCeasar ? [] : grants.flatMap(({ key, level }) => (held[level].includes(key) ? [] : [key]))),
  }
}

/** The caller as one who changes rights; null under impersonation and for an account that is open no more. */
export async function findGrantor(db: Database, caller: Caller, today: string): Promise<Grantor | null> {
  if (caller.act !== undefined) return null
  const { permissions } = caller.accessRules
  const holdings = await ownHoldingsOf(db, caller.accountId, today, permissions)
  if (!holdings || holdings.status !== 'active') return null
  const rights = sessionRights(0, { ...holdings, limited: [] }, permissions)
  return grantorOf(caller.accountId, holdings, rights, permissions)
}

/**
 * The grantor, who must hold one of these keys for writing at this very moment.
 * @throws Refusal 403 also under impersonation: rights are changed in one's own name only
 */
export async function requireGrantor(
  db: Database,
  caller: Caller,
  today: string,
  keys: readonly PermissionKey[],
): Promise<Grantor> {
  const grantor = await findGrantor(db, caller, today)
  if (!grantor || !keys.some((key) => grantor.writes(key))) throw forbidden()
  return grantor
}

const maxNamed = 3
/** @throws Refusal 403 that names what the grantor does not hold */
export function requireCovered(grantor: Grantor, grants: readonly Grant[]): void {
  const uncovered = grantor.lacks(grants)
  if (uncovered.length === 0) return
  const names = uncovered.slice(0, maxNamed).map((key) => `«${grantor.permissions.find(key)?.title ?? key}»`)
  const more = uncovered.length > maxNamed ? msg` и ещё ${uncovered.length - maxNamed}` : ''
  throw forbidden(msg`Нельзя дать доступ, которого нет у вас: ${names.join(', ')}${more}`)
}

/**
 * Whether the grantor may give and take the role `r`: the superadministrator any, whoever manages roles those that are
 * left to them, and the holders of the roles that it names.
 */
export const isGrantable = (grantor: Grantor): RawBuilder<boolean> =>
  sql<boolean>`(${grantor.isCeasar}::boolean or (r.is_granted_by_managers and ${grantor.writes(pasRoles)}::boolean)
    or exists (select from access.role_granter g join access.role gr on gr.id = g.granter_id
      join access.account_role ar on ar.role_id = g.granter_id and ar.account_id = ${grantor.accountId}
      where g.role_id = r.id and gr.name = any(${[...grantor.roles]}::text[]) and not ${isLimited}))`

/** Whether the grantor may grant every role of the account: whoever sets a password or a login can sign in with it. */
export const mayManageAccount = (grantor: Grantor | null, account: RawBuilder<unknown>): RawBuilder<boolean> =>
  grantor === null
    ? sql<boolean>`false`
    : sql<boolean>`not exists (select from access.account_role held join access.role r on r.id = held.role_id
        where held.account_id = ${account} and not ${isGrantable(grantor)})`
