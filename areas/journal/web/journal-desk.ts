import { uuid } from '#platform/web/api/index.ts'
import type { JournalGrid } from '../contract/journal.ts'
import { Cursor } from './cursor/cursor.ts'
import { accountOutbox } from './saving/account-outbox.ts'
import { JournalStore } from './sheet/journal-store.ts'
import { ResultsBoard } from './sheet/results-board.ts'
import { keptEdits } from './topics/kept-edits.ts'
import { LessonEdits } from './topics/lesson-edits.ts'
import { sendLesson } from './topics/send-lesson.ts'

/** All of a journal that lives outside React. */
export interface JournalDesk {
  store: JournalStore
  cursor: Cursor
  results: ResultsBoard
  edits: LessonEdits
}

/** @param reload reads the journal again, after somebody else has changed the same lesson */
export function openDesk(grid: JournalGrid, reload: () => void): JournalDesk {
  const store = new JournalStore(grid, accountOutbox(), uuid)
  return {
    store,
    cursor: new Cursor(store, { students: [], columns: [], results: 0 }),
    results: new ResultsBoard(store),
    edits: new LessonEdits({ store, send: sendLesson, kept: keptEdits(grid.group.id), reload }),
  }
}
