import type { PayloadOf } from '#platform/contract/realtime.ts'
import type { Publish } from '#platform/server/house.ts'
import { journalChanged, journalRoomName } from '../contract/events.ts'

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

/** Tells who has the journal of a group open what has changed in it; nothing where nothing has. */
export function tellJournal(publish: Publish, groupId: number, changed: Partial<Changed>): void {
  if (Object.values(changed).every((items) => items.length === 0)) return
  publish(journalRoomName(groupId), journalChanged, { group_id: groupId, ...nothing, ...changed })
}
