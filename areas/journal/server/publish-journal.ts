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
 * Tells who has the journal of a group open what has changed in it, and the open diaries of the students that theirs has;
 * nothing where nothing has.
 * @param alsoOf students whom no stored row names: of what was removed, of which only ids are told, and of lessons
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

/** In whose diaries lessons of a group stand: its members of their days. */
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
