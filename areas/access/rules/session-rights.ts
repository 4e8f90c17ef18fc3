import type { PermissionLevel } from '#platform/contract/permission-level.ts'

/** What an account holds, whatever the session. */
export interface Holdings {
  roles: readonly string[]
  keys: readonly { key: string; level: PermissionLevel }[]
  /** Legal representative of somebody today. */
  isParent: boolean
}
export interface SessionRights {
  client: 0 | 1
  roles: string[]
  permissions: { read: string[]; write: string[] }
}

/**
 * The client of a session: 0 school, 1 family. Who holds a role works at the school; a parent who holds one too may
 * have chosen the family's side; without any role there is only that side.
 */
export function clientOf(chosen: number, { roles, isParent }: Holdings): 0 | 1 {
  if (roles.length === 0) return 1
  return chosen === 1 && isParent ? 1 : 0
}

/** Rights of a session: none of the keys on the family's side; a key held for writing stands in both lists. */
export function sessionRights(chosen: number, held: Holdings): SessionRights {
  if (clientOf(chosen, held) === 1) return { client: 1, roles: [], permissions: { read: [], write: [] } }
  const read = new Set(held.keys.map(({ key }) => key))
  const write = new Set(held.keys.filter(({ level }) => level === 'write').map(({ key }) => key))
  return { client: 0, roles: [...held.roles], permissions: { read: [...read], write: [...write] } }
}
