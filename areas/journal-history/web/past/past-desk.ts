import { Cursor } from '#platform/web/grid/index.ts'
import { Outbox } from '#platform/web/outbox/index.ts'
import { createStore } from '#platform/web/store.ts'
import type { JournalGrid } from '#areas/journal/contract/journal.ts'
import {
  LessonUploads,
  type JournalDesk,
  type Draft,
  JournalStore,
  ResultsBoard,
  LessonEdits,
} from '#areas/journal/web/index.ts'

const refused = 'Прошлое не меняется'
const nowhere = { keep: () => {}, forget: () => {}, isKeeping: createStore(true) }

/** A desk on which a past journal lies: nothing unsent lies over it, and nothing can be written into it. */
export function pastDesk(grid: JournalGrid): JournalDesk {
  const outbox = new Outbox<Draft>({
    isSettled: () => true,
    send: () => Promise.resolve({ kind: 'refused', reason: refused, isMalformed: false }),
    storage: nowhere,
    later: () => () => {},
    newId: () => '',
  })
  const store = new JournalStore(grid, outbox, () => '')
  return {
    store,
    cursor: new Cursor(store),
    results: new ResultsBoard(store),
    edits: new LessonEdits({
      store,
      send: () => Promise.resolve({ kind: 'refused', reason: refused }),
      kept: { load: () => new Map(), save: () => {} },
      reload: () => {},
    }),
    uploads: new LessonUploads({
      store,
      send: () => Promise.resolve({ kind: 'failed', reason: refused }),
      newId: () => '',
      isOnline: () => false,
      refuse: () => {},
    }),
    reload: () => {},
  }
}
