import { useState, type KeyboardEvent } from 'react'
import { addDays, isWithin, type CalendarDate } from '#platform/contract/calendar-date.ts'
import type { StudyYear } from '../../contract/years.ts'

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

/** One of the year's days is reached with Tab, from it the arrows go by days and weeks. */
export function useDayKeys({ date_start, date_end }: StudyYear, today: CalendarDate) {
  const [tabDate, setTabDate] = useState(isWithin(today, date_start, date_end) ? today : date_start)
  return {
    tabDate,
    onChosen: setTabDate,
    /** Of a day. */
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const step = steps[event.key]
      if (step === undefined) return
      event.preventDefault()
      const to = addDays(tabDate, step)
      if (!isWithin(to, date_start, date_end)) return
      setTabDate(to)
      event.currentTarget.closest('section')?.querySelector<HTMLElement>(`[data-date="${to}"] button`)?.focus()
    },
  }
}
