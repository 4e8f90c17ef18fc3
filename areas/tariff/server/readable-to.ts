import type { RawBuilder } from 'kysely'
import { mayReadLoad } from '#areas/workload/server/index.ts'
import type { Caller } from '#platform/server/caller.ts'

/** Whether the caller may read the load of the teacher in a column. */
export const readableTo = (caller: Caller, today: string) => (teacher: RawBuilder<unknown>) =>
  mayReadLoad(caller, teacher, today)
