import { useRealtimeEvent, useRoom } from '#platform/web/realtime/index.ts'
import { useActions } from '#platform/web/use-actions.ts'
import { planChanged, planRoom, planRoomName } from '../../contract/events.ts'
import { readApproval } from '../../contract/rup-approval.ts'
import { comparePlan } from '../../contract/rup-compare.ts'
import { readRup } from '../../contract/rup.ts'

/** What others change in the plan of a year shows without reading the page anew. */
export function useLivePlan(yearId: number | null): void {
  const { refresh } = useActions([readRup, readApproval, comparePlan])
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
