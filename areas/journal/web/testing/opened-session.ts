import type { JournalGrid } from '../../contract/journal.ts'
import type { JournalSession } from '../journal-session.ts'
import { LessonEdits } from '../lessons/lesson-edits.ts'
import { textOutbox } from '../lessons/text-outbox.ts'
import { ResultsCache } from '../sheet/results-cache.ts'
import { sampleSession } from './sample-session.ts'

/** A journal with its cursor and server, and as the tabs of its page take it. */
export function openedSession(grid: JournalGrid) {
  const session = sampleSession(grid)
  const { store, cursor } = session
  const edits = new LessonEdits({ store, outbox: textOutbox(), newId: String })
  const journalSession: JournalSession = { store, cursor, edits, results: new ResultsCache(store), reload: () => {} }
  return { ...session, journalSession }
}
