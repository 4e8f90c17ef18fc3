import { uuid } from '#platform/web/api/index.ts'
import type { JournalGrid } from '../contract/journal.ts'
import { Cursor } from './cursor/cursor.ts'
import { accountOutbox } from './saving/account-outbox.ts'
import { JournalStore } from './sheet/journal-store.ts'
import { ResultsBoard } from './sheet/results-board.ts'

/** All of a journal that lives outside React. */
export interface JournalDesk {
  store: JournalStore
  cursor: Cursor
  results: ResultsBoard
}

export function openDesk(grid: JournalGrid): JournalDesk {
  const store = new JournalStore(grid, accountOutbox(), uuid)
  return { store, cursor: new Cursor(store, { students: [], columns: [], results: 0 }), results: new ResultsBoard(store) }
}
