import { forecastSentences } from '#areas/grading/rules/forecast-sentences.ts'
import { isPeriodOpen } from '#areas/grading/rules/period-state.ts'
import type { JournalStore } from '../sheet/journal-store.ts'
import type { ResultSlot } from '../sheet/result-slots.ts'
import { closingOfSlot, type StudentResults } from '../sheet/student-results.ts'

export interface SlotForecasts {
  slot: ResultSlot
  /** As the diary says them to the family. */
  sentences: string[]
}

/** What is still to be had in the open periods that are shown. */
export const forecastsOf = (
  store: JournalStore,
  known: StudentResults,
  slots: readonly ResultSlot[],
): SlotForecasts[] =>
  slots.flatMap((slot) => {
    const closing = closingOfSlot(store, slot)
    const input = closing !== null && isPeriodOpen(closing, store.grid.today) ? known.input(slot) : null
    return input ? [{ slot, sentences: forecastSentences(input) }] : []
  })
