import { cellId, commandOf, Cursor } from '#platform/web/grid/index.ts'
import { createStore } from '#platform/web/store.ts'
import { Outbox } from '#platform/web/outbox/index.ts'
import type { JournalGrid } from '../../contract/journal.ts'
import { journalDrafts, type Draft } from '../sheet/drafts.ts'
import { JournalStore } from '../sheet/journal-store.ts'
import { SampleServer } from './sample-server.ts'

const codes: Readonly<Record<string, string>> = { ',': 'Comma', '.': 'Period', '/': 'Slash' }

/** A journal, its cursor and a server, without a screen: keys go in, cells and steps come out. */
export function sampleSession(grid: JournalGrid, kept: readonly Draft[] = []) {
  const server = new SampleServer()
  const storage = new Map<string, Draft>(kept.map((draft) => [draft.client_id, draft]))
  const timers: (() => void)[] = []
  let lastId = 0
  const newId = () => `client-${++lastId}`
  const outbox = new Outbox<Draft>({
    isSettled: journalDrafts.isSettled,
    send: (group, drafts) =>
      server.send(
        group,
        drafts.flatMap((draft) => journalDrafts.stepOf(draft) ?? []),
      ),
    storage: {
      keep: (drafts) => drafts.forEach((draft) => storage.set(draft.client_id, draft)),
      forget: (ids) => ids.forEach((id) => storage.delete(id)),
      isKeeping: createStore(true),
    },
    later: (run) => {
      timers.push(run)
      return () => void timers.splice(timers.indexOf(run), 1)
    },
    newId,
  })
  const store = new JournalStore(grid, outbox, newId)
  store.open()
  const columns = store.columnsIn('year').map(({ id }) => id)
  const cursor = new Cursor(store, { rows: grid.students.map(({ id }) => id), columns, aside: 1 })

  const press = (name: string, held: Partial<KeyboardEvent> = {}) => {
    const letter = /^[a-z]$/i.test(name) ? `Key${name.toUpperCase()}` : undefined
    const code = letter ?? (/^\d$/.test(name) ? `Digit${name}` : (codes[name] ?? name))
    const flags = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false }
    const command = commandOf({ key: name, code, ...flags, ...held })
    return command !== null && cursor.run(command)
  }
  /** Lets everything that waits be sent, one timer after another, until nothing waits. */
  const deliver = async () => {
    for (let rounds = 0; timers.length > 0 && rounds < 10; rounds++) {
      timers.shift()?.()
      await new Promise((resolve) => setTimeout(resolve))
    }
  }
  /** Cells as rows of texts, «7 8», «Н». */
  const cells = () =>
    grid.students.map(({ id }) => columns.map((column) => store.type.copied(store.value(cellId(column, id)))))
  return { server, storage, outbox, store, cursor, press, deliver, cells, waiting: timers }
}
