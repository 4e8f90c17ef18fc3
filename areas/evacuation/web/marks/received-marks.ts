import { createStore } from '#platform/web/store.ts'
import { idOf } from './arrived.ts'
import { markIdOf, type TapAnswer, type TapDraft } from './tap.ts'
import { receive, nothingReceived, type Received } from './shown-marks.ts'
import type { Mark } from '../../contract/marks.ts'

/** What this tab has heard since the lists were read. */
export const receivedMarks = createStore<Received>(nothingReceived)

export const takeIn = (marks: readonly Mark[], gone: readonly number[] = []): void =>
  receivedMarks.set(receive(receivedMarks.get(), marks, gone))

/** What was said of taps: the mark as it shows now, and whose tap came too late. */
export function takeAnswers(stored: readonly { draft: TapDraft; row: TapAnswer | null }[]): void {
  if (stored.length === 0) return
  const superseded = new Set(receivedMarks.get().superseded)
  for (const { draft, row } of stored) {
    const given = markIdOf(draft)
    if (given === null) continue
    const markId = idOf(given)
    if (row?.isSuperseded) superseded.add(markId)
    else superseded.delete(markId)
  }
  const marks = stored.flatMap(({ row }) => row?.mark ?? [])
  receivedMarks.set({ ...receive(receivedMarks.get(), marks), superseded })
}
