import { sql, type RawBuilder } from 'kysely'
import type { Caller } from '#platform/server/caller.ts'

/** Keys by which somebody decides, and which not every one of the staff has: there is something to pass on. */
const decidingKeys = ({ accessRules: { permissions } }: Caller) =>
  permissions.all.flatMap(({ key, isDeciding }) => (isDeciding ? [key] : []))

/** Whether the person in the column decides upon papers of others: heads a unit or a cathedra, or holds a deciding key. */
export const mayBeReplaced = (caller: Caller, head: RawBuilder<unknown>, today: string): RawBuilder<boolean> =>
  sql<boolean>`(exists (select from approvals.headship h where h.person_id = ${head} and h.during @> ${today}::date)
    or exists (select from approvals.person hp join access.account_role ar on ar.account_id = hp.admin_user_id
      join access.role_permission rp on rp.role_id = ar.role_id
      where hp.id = ${head} and rp.level = 'write' and rp.key = any(${decidingKeys(caller)}::text[])))`
