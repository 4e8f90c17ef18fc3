import { sql, type RawBuilder } from 'kysely'
import type { Requester } from '#platform/server/access-rules.ts'
import type { Reason } from '#platform/server/reasons.ts'

/** The asker's own record. */
export const oneself = ({ personId }: Requester, person: RawBuilder<unknown>): Reason => ({
  id: 'oneself',
  holds: personId === null ? false : sql<boolean>`${person} = ${personId}`,
})
