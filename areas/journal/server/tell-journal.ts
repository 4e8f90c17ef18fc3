import type { PayloadOf } from '#platform/contract/realtime.ts'
import type { Publish } from '#platform/server/house.ts'
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
 * nothing where nothing has. @param removedOf students of what was removed, of which only ids are told
 */
export function tellJournal(
  publish: Publish,
  groupId: number,
  changed: Partial<Changed>,
  removedOf: readonly number[] = [],
): void {
  if (Object.values(changed).every((items) => items.length === 0)) return
  publish(journalRoomName(groupId), journalChanged, { group_id: groupId, ...nothing, ...changed })
  const stored = [...(changed.scores ?? []), ...(changed.misses ?? []), ...(changed.results ?? [])]
  const students = new Set([...stored.map(({ student_id }) => student_id), ...removedOf])
  if (students.size > 0) publish([...students].map(diaryRoomName), diaryChanged, {})
}
