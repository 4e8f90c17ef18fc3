import type { PermissionKey } from './permission-key.ts'
import type { PermissionLevel } from './permission-level.ts'

interface KeyAccess {
  kind: 'key'
  level: PermissionLevel
  key: PermissionKey
}
/** Who may call an endpoint, open a page or join a room. Which rows they may touch is the scope's matter. */
export type Access =
  | { kind: 'open' }
  | { kind: 'signedIn' }
  | { kind: 'self' }
  | { kind: 'setup' }
  | { kind: 'family' }
  | { kind: 'impersonator' }
  | KeyAccess
  | { kind: 'anyOf'; of: readonly Access[] }
  | { kind: 'allOf'; of: readonly Access[] }
  | { kind: 'inOwnName'; of: Access }

/** Everybody, signed in or not. */
export const open = () => ({ kind: 'open' }) as const
/** Whoever has a session, of any client. */
export const signedIn = () => ({ kind: 'signedIn' }) as const
/** Whoever has a session; the handler touches the caller's own rows only. */
export const self = () => ({ kind: 'self' }) as const
/**
 * As `self`, for a session too that is limited to setting the second factor up: nothing else answers it.
 */
export const setup = () => ({ kind: 'setup' }) as const
/** Sessions of client 1: parents, whose scope is their children. */
export const family = () => ({ kind: 'family' }) as const
/** Role ceasar, or who is impersonating already. */
export const impersonator = () => ({ kind: 'impersonator' }) as const
/** The key at either level (write includes read), school sessions only. */
export const read = (key: PermissionKey) => ({ kind: 'key', level: 'read', key }) as const
/** The key at level write, school sessions only. */
export const write = (key: PermissionKey) => ({ kind: 'key', level: 'write', key }) as const
/** At least one of the given kinds. */
export const anyOf = (...of: readonly Access[]) => ({ kind: 'anyOf', of }) as const
/** All of the given kinds. */
export const allOf = (...of: readonly Access[]) => ({ kind: 'allOf', of }) as const

/**
 * Of these those who act for themselves: nothing is signed, started or blocked under another's name. Whoever impersonates
 * comes back to their own account first.
 */
export const inOwnName = <One extends Access>(of: One) => ({ kind: 'inOwnName', of }) as const

/**
 * A role held within classes, cathedras and units only (ids), with those of its keys that lift a scope: they reach no further.
 * What another role gives without limits is not named here.
 */
export interface RightsLimit {
  classes: readonly number[]
  cathedras: readonly number[]
  /** Those below them too. */
  units: readonly number[]
  read: readonly string[]
  write: readonly string[]
}

/** What is known of a session when its rights are checked. */
export interface Rights {
  client: number
  permissions: { read: readonly string[]; write: readonly string[] }
  roles: readonly string[]
  /** Of roles held within limits, where there are any. */
  limits?: readonly RightsLimit[] | undefined
  /** The account that really acts, under impersonation. */
  act?: number | undefined
  /** Under impersonation, until who acts has switched changes on: nothing may be changed. */
  onlyReads?: boolean | undefined
  /** Must set a second factor up before anything else. */
  isSettingUp?: boolean | undefined
}

/**
 * Whether a session may pass. The same function answers on the server, in the menu and at a button.
 * A family session (client 1) holds no keys; a write cell stands in both lists (specification §6).
 */
export function allows(access: Access, rights: Rights | null): boolean {
  if (access.kind === 'open') return true
  if (rights === null) return false
  if (access.kind === 'anyOf') return access.of.some((one) => allows(one, rights))
  if (access.kind === 'allOf') return access.of.every((one) => allows(one, rights))
  if (access.kind === 'inOwnName') return rights.act === undefined && allows(access.of, rights)
  if (rights.isSettingUp) return access.kind === 'setup'
  switch (access.kind) {
    case 'signedIn':
    case 'self':
    case 'setup':
      return true
    case 'family':
      return rights.client === 1
    case 'impersonator':
      return rights.act !== undefined || rights.roles.includes('ceasar')
    case 'key':
      return rights.client === 0 && rights.permissions[access.level].includes(access.key)
  }
}
