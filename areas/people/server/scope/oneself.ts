import { sql, type RawBuilder } from 'kysely'
import type { Asker } from '#platform/server/asker.ts'
import type { Reason } from '#platform/server/reasons.ts'

/** The asker's own record. */
export const oneself = ({ personId }: Asker, person: RawBuilder<unknown>): Reason => ({
  id: 'oneself',
  holds: personId === null ? false : sql<boolean>`${person} = ${personId}`,
})
