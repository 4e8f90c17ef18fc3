import { sql, type RawBuilder } from 'kysely'
import { allows } from '#platform/contract/access.ts'
import type { Caller } from '#platform/server/caller.ts'
import { writesRoutes } from '../../contract/access.ts'
import { isOrActsFor } from '../acting-for.ts'

/** Over `approvals.run r`: its author, who is or was asked on it or stands in for them, and who has decided. */
export const isInvolved = (caller: Caller, today: string): RawBuilder<boolean> =>
  sql<boolean>`(coalesce(r.author_id = ${caller.personId}, false) or exists (
    select from approvals.run_step ms join approvals.step_decider md on md.step_id = ms.id
    where ms.run_id = r.id and ms.opened_at is not null
      and (md.decided_by = ${caller.personId} or ${isOrActsFor(caller.personId, sql.ref('md.person_id'), today)})))`

/** The same, and who maintains routes: these see the way of a run, to name who decides, and nothing of its subject. */
export const mayRead = (caller: Caller, today: string): RawBuilder<boolean> =>
  sql<boolean>`(${allows(writesRoutes, caller)} or ${isInvolved(caller, today)})`
