import { allows, type Access, type Rights } from '#platform/contract/access.ts'
import type { PermissionKey } from '#platform/contract/permission-key.ts'

/** A declared access, checked part by part by the same function that decides. */
export interface Explained {
  access: Access
  holds: boolean
  parts: Explained[]
}

/** What a declared access is made of. */
function partsOf(access: Access): readonly Access[] {
  if (access.kind === 'inOwnName') return [access.of]
  return access.kind === 'anyOf' || access.kind === 'allOf' ? access.of : []
}

export function explain(access: Access, rights: Rights): Explained {
  const parts = partsOf(access).map((one) => explain(one, rights))
  return { access, holds: allows(access, rights), parts }
}

/** The keys that a declared access names, each once. */
export function keysOf(access: Access): PermissionKey[] {
  if (access.kind === 'key') return [access.key]
  return [...new Set(partsOf(access).flatMap(keysOf))]
}
