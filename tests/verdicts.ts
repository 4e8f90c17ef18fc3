import { defaultRoles } from '#areas/access/rules/default-rights.ts'
import { areas } from '#apps/server/areas.ts'
import type { Area } from '#platform/server/area.ts'
import type { Who } from './test-app.ts'

/** Calls of areas in the order of the table of verdicts. */
export const endpointsOf = (of: readonly Area[] = areas) =>
  of
    .flatMap((area) => area.endpoints.map((one) => one.endpoint))
    .toSorted((one, other) =>
      one.path < other.path || (one.path === other.path && one.method < other.method) ? -1 : 1,
    )
export const roomsOf = (of: readonly Area[] = areas) => of.flatMap((area) => area.rooms ?? []).map(({ room }) => room)

/** Everybody of whom the table tells. */
export const signedIn: readonly Who[] = [...defaultRoles, 'parent']

/** Roles in words: the shorter of who may and who may not. */
export function inWords(allowed: readonly Who[], isOpen: boolean): string {
  if (isOpen) return 'everybody'
  const refused = signedIn.filter((who) => !allowed.includes(who))
  if (refused.length === 0) return 'all who signed in'
  return refused.length < allowed.length ? `all who signed in but ${refused.join(' ')}` : allowed.join(' ')
}
