import { sql } from 'kysely'
import type { PayloadOf } from '#platform/contract/realtime.ts'
import type { Database } from '#platform/server/database.ts'
import type { Publish } from '#platform/server/app-context.ts'
import { diaryChanged, diaryRoomName, journalChanged, journalRoomName } from '../contract/events.ts'

type Changed = Omit<PayloadOf<typeof journalChanged>, 'group_id'>

const nothing: Changed = {
  scores: [],
  misses: [],
  removed_scores: [],
  removed_misses: [],
  lessons: [],
  results: [],
  removed_results: [],
}

/**
 * Sends what has changed in the journal of a group to those who have it open, and to the open diaries of the students concerned
 * that they have to be read again. Does nothing where nothing has changed.
 * @param alsoOf students whom no changed row names: those of removed rows, which are sent as ids only, and of changed lessons
 */
export function publishJournal(
  publish: Publish,
  groupId: number,
  changed: Partial<Changed>,
  alsoOf: readonly number[] = [],
): void {
  if (Object.values(changed).every((items) => items.length === 0)) return
  publish(journalRoomName(groupId), journalChanged, { group_id: groupId, ...nothing, ...changed })
  const stored = [...(changed.scores ?? []), ...(changed.misses ?? []), ...(changed.results ?? [])]
  const students = new Set([...stored.map(({ student_id }) => student_id), ...alsoOf])
  if (students.size > 0) publish([...students].map(diaryRoomName), diaryChanged, {})
}

/** The students in whose diaries these lessons of a group stand: those who were members on the day of a lesson. */
export async function studentsOfLessons(
  db: Database,
  groupId: number,
  lessons: readonly Pick<Changed['lessons'][number], 'date'>[],
): Promise<number[]> {
  if (lessons.length === 0) return []
  const { rows } = await sql<{ student_id: number }>`
    select distinct m.student_id from classes.group_member m
    join unnest(${lessons.map(({ date }) => date)}::date[]) as given(date) on m.during @> given.date
    where m.group_id = ${groupId}`.execute(db)
  return rows.map(({ student_id }) => student_id)
}

/** Tells of topics, homework or its files, as `publishJournal` does. */
export async function publishLessons(
  { db, publish }: { db: Database; publish: Publish },
  groupId: number,
  lessons: Changed['lessons'],
): Promise<void> {
  publishJournal(publish, groupId, { lessons }, await studentsOfLessons(db, groupId, lessons))
}
