import { useQueryClient } from '@tanstack/react-query'
import { keyOf } from '#platform/contract/endpoint.ts'
import { useRealtimeEvent, useRoom } from '#platform/web/realtime/index.ts'
import { diaryChanged, diaryRoom, diaryRoomName } from '../../contract/events.ts'
import { readDiaryTotals, readDiaryWeek } from '../../contract/diary.ts'

/** Reads an open diary again when its marks, misses or results change. Null: whose is not known yet. */
export function useLiveDiary(studentId: number | null): void {
  const client = useQueryClient()
  const readAgain = () => {
    void client.invalidateQueries({ queryKey: keyOf(readDiaryWeek) })
    void client.invalidateQueries({ queryKey: keyOf(readDiaryTotals) })
  }
  useRoom(
    studentId === null ? null : { room: diaryRoom, params: { student_id: studentId }, name: diaryRoomName(studentId) },
  )
  useRealtimeEvent(diaryChanged, readAgain)
}
