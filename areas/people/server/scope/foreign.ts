import { sql, type RawBuilder } from 'kysely'
import { mayFindPerson, scopeOf } from '#areas/access/server/index.ts'
import type { PermissionLevel } from '#platform/contract/permission-level.ts'
import type { PermissionKey } from '#platform/contract/permission-key.ts'
import type { Caller } from '#platform/server/caller.ts'
import { usrUser } from '../../contract/permissions.ts'

/** Whether the key lifts a scope over the whole school for the caller; reading the directory of the staff lifts none. */
function liftsScope(caller: Caller, level: PermissionLevel, name: string): boolean {
  const permission = caller.accessRules.permissions.find(name)
  if (permission === undefined || (name === usrUser && level === 'read')) return false
  const lifts = permission.limited === 'within' || permission.widens !== undefined
  return lifts && scopeOf(caller, level, permission.key) === 'all'
}

/** The caller as without the keys that reach the whole school; null where they hold none. */
function withinOwn(caller: Caller): Caller | null {
  if (caller.client !== 0) return null
  const { read, write } = caller.permissions
  const left = (level: PermissionLevel, keys: readonly string[]) =>
    keys.filter((key) => !liftsScope(caller, level, key)) as PermissionKey[]
  const permissions = { read: left('read', read), write: left('write', write) }
  const isPlain = permissions.read.length === read.length && permissions.write.length === write.length
  return isPlain ? null : { ...caller, permissions }
}

/**
 * Whether a person whom the caller may find is foreign to them: without the keys that reach the whole school they would not
 * find that person, by own classes, groups and cathedra, children, or the directory of the staff.
 */
export function isForeign(caller: Caller, person: RawBuilder<unknown>, today: string): RawBuilder<boolean> {
  const own = withinOwn(caller)
  return own === null ? sql<boolean>`false` : sql<boolean>`not ${mayFindPerson(own, person, today)}`
}
