import type { PermissionKey } from '#platform/contract/permission-key.ts'
import type { PermissionLevel } from '#platform/contract/permission-level.ts'
import { msg } from '#platform/contract/text.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import type { Permissions } from '#platform/server/permission.ts'
import { forbidden } from '#platform/server/refusal.ts'
import { sessionRights, type Holdings, type SessionRights } from '../../rules/session-rights.ts'
import { holdingsOf } from '../holdings.ts'

interface Grant {
  key: string
  level: PermissionLevel
}
/** Who changes rights, as the database knows them now: the token may be some minutes older. */
export interface Grantor {
  isCeasar: boolean
  permissions: Permissions
  /** Which of these they may not give. */
  lacks: (grants: readonly Grant[]) => string[]
}

/**
 * Nobody grants a key, or a level of it, that they don't hold themselves without limits. The one exception is the role
 * ceasar, which administers the school: it holds no pay slips or health itself, and somebody must be able to give them.
 */
function grantorOf(holdings: Holdings, rights: SessionRights, permissions: Permissions): Grantor {
  const isCeasar = holdings.roles.includes('ceasar')
  return {
    isCeasar,
    permissions,
    lacks: (grants) =>
      isCeasar ? [] : grants.flatMap(({ key, level }) => (rights.permissions[level].includes(key) ? [] : [key])),
  }
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
  if (caller.act !== undefined) throw forbidden(msg`Роли и права меняют только под своим именем`)
  const { permissions } = caller.accessRules
  const holdings = await holdingsOf(db, caller.accountId, today, permissions)
  if (!holdings || holdings.status !== 'active') throw forbidden()
  const rights = sessionRights(0, { ...holdings, limited: [] }, permissions)
  if (!keys.some((key) => rights.permissions.write.includes(key))) throw forbidden()
  return grantorOf(holdings, rights, permissions)
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
