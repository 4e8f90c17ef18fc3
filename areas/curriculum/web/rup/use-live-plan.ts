import type { AnyEndpoint } from '#platform/contract/endpoint.ts'
import { useRealtimeEvent, useRoom } from '#platform/web/realtime/index.ts'
import { useActions } from '#platform/web/use-actions.ts'
import { planChanged, planRoom, planRoomName } from '../../contract/events.ts'

/** What others change in the plan of a year shows in `shown` calls without reading the page anew. */
export function useLivePlan(yearId: number | null, shown: readonly AnyEndpoint[]): void {
  const { refresh } = useActions(shown)
  useRoom(
    yearId === null
      ? null
      : {
          room: planRoom,
          params: { year_id: yearId },
          name: planRoomName(yearId),
          onJoined: (hasMissed) => void (hasMissed && refresh()),
        },
  )
  useRealtimeEvent(planChanged, ({ year_id }) => {
    if (year_id === yearId) void refresh()
  })
}
