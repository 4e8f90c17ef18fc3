import { keepAnswer } from '#platform/web/offline/index.ts'
import { readJournal } from '../../contract/journal.ts'
import { lessonsSignal, serverMarksSignal } from '../sheet/journal-signals.ts'
import type { JournalStore } from '../sheet/journal-store.ts'

const pauseMs = 3_000

/**
 * Keeps the journal on this device as it becomes, so that it opens without a network with the marks saved since it was read.
 * @returns how to stop
 */
export function keepUpToDate(store: JournalStore): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const keep = () => {
    if (timer === undefined) return
    clearTimeout(timer)
    timer = undefined
    const params = { id: String(store.grid.group.id) }
    void keepAnswer(readJournal, { params }, store.snapshot()).catch(() => undefined)
  }
  const changed = () => {
    timer ??= setTimeout(keep, pauseMs)
  }
  const stops = [store.signals.on(serverMarksSignal, changed), store.signals.on(lessonsSignal, changed)]
  window.addEventListener('visibilitychange', keep)
  window.addEventListener('pagehide', keep)
  return () => {
    keep()
    for (const stop of stops) stop()
    window.removeEventListener('visibilitychange', keep)
    window.removeEventListener('pagehide', keep)
  }
}
