import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { correctMisses, type Correcting } from './correct-misses.ts'
import { isWithinReason, type LockedReason } from './reason-rows.ts'

export interface Applying extends Correcting {
  /** Changes unexcused misses only: not those to which a teacher has given another kind. */
  onlyUnexcused?: boolean
}

async function missesOf(db: Database, reason: LockedReason, onlyUnexcused: boolean) {
  const { rows } = await sql<{ id: number; group_id: number }>`
    select miss.id, l.group_id from student_absences.absence_reason r
    join classes.group_member m on m.student_id = r.student_id
    join timetable.lesson l on l.group_id = m.group_id and m.during @> l.date and ${isWithinReason}
    join journal.miss miss on miss.lesson_id = l.id and miss.student_id = r.student_id
    join miss_kinds.miss_kind k on k.id = miss.kind_id and k.counts_as_missed
    where r.id = ${reason.id} and (not ${onlyUnexcused} or k.category = 'unexcused')`.execute(db)
  return rows
}

/**
 * Gives the misses on the days of an accepted reason its kind and its text, with history, and publishes the change to the
 * journals. Misses of closed periods stay as they are.
 * @returns how many have the kind now, and how many stay as they were
 */
export async function applyReason(
  { onlyUnexcused = false, ...correcting }: Applying,
  reason: LockedReason,
): Promise<{ changed: number; kept: number }> {
  const found = await missesOf(correcting.db, reason, onlyUnexcused)
  if (found.length === 0) return { changed: 0, kept: 0 }
  const changed = await correctMisses(correcting, found, { kind_id: reason.kind_id, reason: reason.text })
  return { changed, kept: found.length - changed }
}
