import { sql, type RawBuilder } from 'kysely'
import type { Requester } from '#platform/server/access-rules.ts'
import type { Reason } from '#platform/server/reasons.ts'

type Column = RawBuilder<unknown>

/** Children whose legal representative the caller is today; the scope of a family session. */
export function isOwnChild(caller: Requester, person: Column, today: string): RawBuilder<boolean> {
  if (caller.personId === null) return sql<boolean>`false`
  return sql<boolean>`exists (select from people.kinship scope_k
    where scope_k.child_id = ${person} and scope_k.adult_id = ${caller.personId}
      and scope_k.is_legal_representative and scope_k.during @> ${today}::date)`
}

/** A parent's own child, since when. */
export const ownChild = (caller: Requester, person: Column, today: string): Reason => ({
  id: 'own-child',
  holds: isOwnChild(caller, person, today),
  evidence: sql<string | null>`(select to_char(min(lower(scope_k.during)), 'DD.MM.YYYY') from people.kinship scope_k
    where scope_k.child_id = ${person} and scope_k.adult_id = ${caller.personId} and scope_k.is_legal_representative
      and scope_k.during @> ${today}::date)`,
})
