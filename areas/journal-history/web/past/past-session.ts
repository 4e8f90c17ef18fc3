import { t } from '@lingui/core/macro'
import { Cursor } from '#platform/web/grid/index.ts'
import { Outbox, type DraftOf } from '#platform/web/outbox/index.ts'
import { createStore } from '#platform/web/store.ts'
import type { JournalGrid } from '#areas/journal/contract/journal.ts'
import { type JournalSession, type Draft, JournalStore, ResultsCache, LessonEdits } from '#areas/journal/web/index.ts'

const nowhere = { keep: () => {}, forget: () => {}, isKeeping: createStore(true) }

/** An outbox that takes nothing. */
const closedOutbox = <Draft extends DraftOf<unknown, unknown>>() =>
  new Outbox<Draft>({
    isSettled: () => true,
    send: () => Promise.resolve({ kind: 'refused', reason: t`Прошлое не меняется`, isMalformed: false }),
    storage: nowhere,
    later: () => () => {},
    newId: () => '',
  })

/** A session over a past journal: nothing unsent lies over it, and nothing can be written into it. */
export function pastSession(grid: JournalGrid): JournalSession {
  const store = new JournalStore(grid, closedOutbox<Draft>(), () => '')
  return {
    store,
    cursor: new Cursor(store),
    results: new ResultsCache(store),
    edits: new LessonEdits({ store, outbox: closedOutbox(), newId: () => '' }),
    reload: () => {},
  }
}
