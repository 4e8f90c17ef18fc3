import { useLiveCalendar } from '#areas/calendar/web/index.ts'
import { useQueryClient } from '@tanstack/react-query'
import { keyOf, type AnyEndpoint } from '#platform/contract/endpoint.ts'
import { useSession } from '#platform/web/api/index.ts'
import { useRealtimeEvent, useRoom } from '#platform/web/realtime/index.ts'
import { diaryChanged, diaryRoom, diaryRoomName } from '#areas/journal/contract/events.ts'
import { readDiaryWeek } from '../contract/week.ts'
import { readComingWorks } from '../contract/coming-works.ts'
import { readDiaryTotals } from '../contract/totals.ts'

/**
 * Reads what is open of a diary again when its marks, misses, results, topics or homework with its files change.
 * @param studentId null: one's own
 * @param also what else shows them
 */
export function useLiveDiary(studentId: number | null, also: readonly AnyEndpoint[] = []): void {
  const client = useQueryClient()
  const own = useSession()?.personId ?? null
  const whose = studentId ?? own
  const readAgain = () => {
    for (const shown of [readDiaryWeek, readDiaryTotals, readComingWorks, ...also])
      void client.invalidateQueries({ queryKey: keyOf(shown) })
  }
  useRoom(whose === null ? null : { room: diaryRoom, params: { student_id: whose }, name: diaryRoomName(whose) })
  useRealtimeEvent(diaryChanged, readAgain)
  // a day off takes a work away with its lesson, another quarter decides other results
  useLiveCalendar([readDiaryWeek, readDiaryTotals, readComingWorks, ...also])
}
