import { sql, type RawBuilder } from 'kysely'
import { scopeOf } from '#areas/access/server/index.ts'
import { isGroupInScope, mayReadGroup } from '#areas/classes/server/index.ts'
import type { Requester } from '#platform/server/access-rules.ts'
import { jrnReopen } from '../../contract/permissions.ts'

/** Whether the caller may open closed quarters of a group: one that they read and that their key reaches. */
export const mayReopenGroup = (caller: Requester, group: RawBuilder<unknown>, today: string): RawBuilder<boolean> =>
  sql<boolean>`(${isGroupInScope(scopeOf(caller, 'write', jrnReopen), group)} and ${mayReadGroup(caller, group, today)})`
