import type { RightsLimit } from '#platform/contract/access.ts'
import type { PermissionLevel } from '#platform/contract/permission-level.ts'

/** What of a key matters where a role is held within limits. */
interface LimitedKeys {
  find: (key: string) => { limited?: 'within' | 'never' | undefined } | undefined
}

interface GrantedKey {
  key: string
  level: PermissionLevel
}
/** A role held within classes, cathedras and units (ids) only. */
export interface LimitedRole {
  classes: readonly number[]
  cathedras: readonly number[]
  units: readonly number[]
  keys: readonly GrantedKey[]
}
/** What an account holds, whatever the session. */
export interface Holdings {
  /** Names of all roles, limited ones too. */
  roles: readonly string[]
  /** Of roles held without limits. */
  keys: readonly GrantedKey[]
  limited?: readonly LimitedRole[]
  /** Legal representative of somebody today. */
  isParent: boolean
}
export interface SessionRights {
  client: 0 | 1
  roles: string[]
  permissions: { read: string[]; write: string[] }
  limits?: RightsLimit[]
}

/**
 * The client of a session: 0 school, 1 family. Who holds a role works at the school; a parent who holds one too may
 * have chosen the family's side; without any role there is only that side.
 */
export function clientOf(chosen: number, { roles, isParent }: Holdings): 0 | 1 {
  if (roles.length === 0) return 1
  return chosen === 1 && isParent ? 1 : 0
}

const keysAt = (level: PermissionLevel, keys: readonly GrantedKey[]): string[] => [
  ...new Set(keys.filter((holdings) => level === 'read' || holdings.level === 'write').map(({ key }) => key)),
]

/** Keys of limited roles that no unlimited one gives. */
function limitsOf(
  whole: Record<PermissionLevel, string[]>,
  limited: readonly LimitedRole[],
  { find }: LimitedKeys,
): RightsLimit[] {
  const within = (level: PermissionLevel, keys: readonly GrantedKey[]) =>
    keysAt(level, keys).filter((key) => find(key)?.limited === 'within' && !whole[level].includes(key))
  return limited
    .map(({ classes, cathedras, units, keys }) => ({
      classes,
      cathedras,
      units,
      read: within('read', keys),
      write: within('write', keys),
    }))
    .filter(({ read, write }) => read.length > 0 || write.length > 0)
}

/**
 * Rights of a session: none of the keys on the family's side; a key held for writing stands in both lists. A limited role
 * gives its keys too, but for those of the whole school, and says how far those reach that would lift a scope.
 */
export function sessionRights(chosen: number, holdings: Holdings, permissions: LimitedKeys): SessionRights {
  if (clientOf(chosen, holdings) === 1) return { client: 1, roles: [], permissions: { read: [], write: [] } }
  const { roles, keys, limited = [] } = holdings
  const whole = { read: keysAt('read', keys), write: keysAt('write', keys) }
  const { find } = permissions
  const all = [...keys, ...limited.flatMap((role) => role.keys.filter(({ key }) => find(key)?.limited !== 'never'))]
  const limits = limitsOf(whole, limited, permissions)
  return {
    client: 0,
    roles: [...roles],
    permissions: { read: keysAt('read', all), write: keysAt('write', all) },
    ...(limits.length > 0 ? { limits } : {}),
  }
}

/** Rights on each side on which a session may be: who works at the school and is a parent has two. */
export const sidesOf = (holdings: Holdings, permissions: LimitedKeys): SessionRights[] =>
  (holdings.roles.length > 0 && holdings.isParent ? [0, 1] : [0]).map((client) =>
    sessionRights(client, holdings, permissions),
  )
