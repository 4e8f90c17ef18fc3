import { sql, type RawBuilder } from 'kysely'
import { defineScope, type Requester } from '#platform/server/access-rules.ts'

/** Parts of a personal file: a reason is one of them, and holds where the asker may open it. */
export const filePartScope = defineScope('file-part')

/** Over a person's id, the parts of the personal file that the asker may open. */
export function partsOfFile(requester: Requester, person: RawBuilder<unknown>, today: string) {
  const parts = requester.accessRules
    .reasons(filePartScope, requester, person, today)
    .map(({ id, holds }) => sql`case when ${holds} then ${id} end`)
  return sql<string[]>`array_remove(array[${sql.join(parts)}]::text[], null)`
}
