import { sql } from 'kysely'
import type { CalendarDate } from '#platform/contract/calendar-date.ts'
import type { Database } from '#platform/server/database.ts'
import type { Publish } from '#platform/server/app-context.ts'
import {
  type Marker,
  type MissRow,
  lockGroups,
  type MarkScope,
  writeMiss,
  noRowIds,
  readMarkingBatch,
  ResendGuard,
  toMissResponse,
  writeMarkingBatch,
  publishJournal,
} from '#areas/journal/server/index.ts'
import { isWithinReason, type LockedReason } from './reason-rows.ts'

/** The word of the class teacher goes for kind and reason of these misses, in whatever journal, and for nothing else. */
const ofClassTeacher: MarkScope = {
  mayRead: () => sql<boolean>`true`,
  mayMark: () => sql<boolean>`false`,
  mayMarkLesson: () => sql<boolean>`false`,
  mayCorrectMiss: () => sql<boolean>`true`,
}

export interface Applying {
  db: Database
  publish: Publish
  /** Who has accepted the reason. */
  marker: Marker
  today: CalendarDate
  timeZone: string
  requestId: string
  /** Leaves alone what a teacher has given another kind. */
  onlyUnexcused?: boolean
}

async function missesOf(db: Database, reason: LockedReason, onlyUnexcused: boolean) {
  const { rows } = await sql<{ id: number; group_id: number }>`
    select miss.id, l.group_id from student_absences.absence_reason r
    join classes.group_member m on m.student_id = r.student_id
    join timetable.lesson l on l.group_id = m.group_id and m.during @> l.date and ${isWithinReason}
    join journal.miss miss on miss.lesson_id = l.id and miss.student_id = r.student_id
    join journal.miss_kind k on k.id = miss.kind_id and k.counts_as_missed
    where r.id = ${reason.id} and (not ${onlyUnexcused} or k.category = 'unexcused')`.execute(db)
  return rows
}

/**
 * Gives the misses on the days of an accepted reason its kind and its words, with history, and publishes it to the journals. What a
 * closed period holds stays as it is. @returns how many were changed (or were so already), how many a rule kept
 */
export async function applyReason(
  { db, publish, marker, today, timeZone, requestId, onlyUnexcused = false }: Applying,
  reason: LockedReason,
): Promise<{ changed: number; kept: number }> {
  const found = await missesOf(db, reason, onlyUnexcused)
  if (found.length === 0) return { changed: 0, kept: 0 }
  const groupIds = [...new Set(found.map(({ group_id }) => group_id))]
  const groups = await lockGroups(db, sql`select unnest(${groupIds}::integer[])`, ofClassTeacher)
  const rowIds = { ...noRowIds(), missIds: found.map(({ id }) => id) }
  const markingBatch = await readMarkingBatch(db, { marker, validatedOn: () => today }, groups, rowIds, ofClassTeacher)
  const guard = new ResendGuard<MissRow>(markingBatch)
  let changed = 0
  for (const { row } of markingBatch.misses) {
    const { id, client_id, lesson_id, student_id } = row
    const input = { id, client_id, lesson_id, student_id, kind_id: reason.kind_id, reason: reason.text, replaces: true }
    if (writeMiss(markingBatch, input, guard).kind === 'done') changed++
  }
  const { misses } = await writeMarkingBatch(db, markingBatch, { timeZone, requestId })
  const byGroup = Map.groupBy(misses.stored, ({ lesson_id }) => markingBatch.lessons.get(lesson_id)?.group_id ?? 0)
  for (const [groupId, stored] of byGroup) publishJournal(publish, groupId, { misses: stored.map(toMissResponse) })
  return { changed, kept: found.length - changed }
}
