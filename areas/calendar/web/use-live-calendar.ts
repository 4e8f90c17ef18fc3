import { useQueryClient } from '@tanstack/react-query'
import { keyOf, type AnyEndpoint } from '#platform/contract/endpoint.ts'
import { useRealtimeEvent, useRoom } from '#platform/web/realtime/index.ts'
import { listBells } from '../contract/bells.ts'
import { calendarChanged, calendarRoom, calendarRoomName } from '../contract/events.ts'
import { listCalendar } from '../contract/entries.ts'
import { listYears, readYearHistory } from '../contract/years.ts'

const shown: readonly AnyEndpoint[] = [listYears, listCalendar, listBells, readYearHistory]

/** Reads the years, their days and bells again, all that is open of them. */
export function useReadCalendarAgain(also: readonly AnyEndpoint[] = []): () => void {
  const client = useQueryClient()
  return () => {
    for (const one of [...shown, ...also]) void client.invalidateQueries({ queryKey: keyOf(one) })
  }
}

/**
 * Hears while the component is shown that somebody has changed the calendar or the bells.
 * @param also what else is to be read again then
 * @param then what else is to be done, where reading again is not enough
 */
export function useLiveCalendar(also: readonly AnyEndpoint[] = [], then?: () => void): void {
  const readAgain = useReadCalendarAgain(also)
  useRoom({ room: calendarRoom, params: {}, name: calendarRoomName })
  useRealtimeEvent(calendarChanged, () => {
    readAgain()
    then?.()
  })
}
