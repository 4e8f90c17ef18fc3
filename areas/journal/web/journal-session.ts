import { uuid } from '#platform/web/api/index.ts'
import { Cursor } from '#platform/web/grid/index.ts'
import type { JournalGrid } from '../contract/journal.ts'
import { journalOutbox } from './save/journal-outbox.ts'
import type { CellValue } from './sheet/cell-value.ts'
import { JournalStore } from './sheet/journal-store.ts'
import { ResultsCache } from './sheet/results-cache.ts'
import { LessonEdits } from './lessons/lesson-edits.ts'
import { textOutbox } from './lessons/text-outbox.ts'

/** All of a journal that lives outside React. */
export interface JournalSession {
  store: JournalStore
  cursor: Cursor<CellValue>
  results: ResultsCache
  edits: LessonEdits
  /** Reads the journal again, without losing what is stored meanwhile. */
  reload: () => void
}

/** @param read asks the server for the journal again; undefined where it could not be read */
export function openJournalSession(grid: JournalGrid, read: () => Promise<JournalGrid | undefined>): JournalSession {
  const store = new JournalStore(grid, journalOutbox(), uuid)
  const reload = () => {
    store.beginReload()
    // taken in as it comes: a further reading that began before the page has drawn this one would miss what is stored between
    void read().then((newer) => newer && store.reload(newer))
  }
  return {
    store,
    cursor: new Cursor(store),
    results: new ResultsCache(store),
    edits: new LessonEdits({ store, outbox: textOutbox(), newId: uuid }),
    reload,
  }
}
