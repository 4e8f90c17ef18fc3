import { forecast } from '#areas/grading/rules/forecast.ts'
import { forecastText } from '#areas/grading/rules/forecast-text.ts'
import type { JournalStore } from '../sheet/journal-store.ts'
import type { ResultSlot } from '../sheet/result-slots.ts'
import { closingOfSlot, type StudentResults } from '../sheet/student-results.ts'
import { isPeriodOpen } from '#areas/grading/rules/period-state.ts'

const maxForecasts = 2

/** Sentences on the best results of the open periods that are ahead and within reach, as the diary says them to the family. */
export const forecastsOf = (store: JournalStore, known: StudentResults, slots: readonly ResultSlot[]): string[] =>
  slots
    .filter((slot) => {
      const closing = closingOfSlot(store, slot)
      return closing !== null && isPeriodOpen(closing, store.grid.today)
    })
    .flatMap((slot) => {
      const input = known.input(slot)
      if (!input) return []
      const sentences = ([5, 4, 3] as const).flatMap((target) => {
        const needed = forecast(input, target)
        const isAhead = needed !== null && needed.state !== 'reached' && needed.state !== 'impossible'
        return isAhead ? [forecastText(needed, input, target)] : []
      })
      return sentences.slice(0, maxForecasts)
    })
