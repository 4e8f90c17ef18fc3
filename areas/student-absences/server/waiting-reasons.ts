import { jrnFullFilter } from '#areas/journal/contract/permissions.ts'
import { sql } from 'kysely'
import { scopeOf } from '#areas/access/server/index.ts'
import { isStudentInScope } from '#areas/classes/server/index.ts'
import type { Caller } from '#platform/server/caller.ts'
import type { Database } from '#platform/server/database.ts'
import { remembered } from '#platform/server/conditional/remembered.ts'

/** How many reasons nobody has answered; null for callers who may not read them. */
export async function waitingReasons({ db, caller }: { db: Database; caller: Caller }): Promise<number | null> {
  const scope = scopeOf(caller, 'read', jrnFullFilter)
  if (scope === 'none') return null
  const [found] = await remembered(
    db,
    sql<{ waiting: number }>`
    select count(*) as waiting from student_absences.absence_reason r
    where r.state = 'waiting' and ${isStudentInScope(scope, sql.ref('r.student_id'))}`,
  )
  return found?.waiting ?? 0
}
