import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { useEffect } from 'react'
import { keyOf } from '#platform/contract/endpoint.ts'
import { useAllowed } from '#platform/web/api/index.ts'
import { keptQuery } from '#platform/web/offline/index.ts'
import { useRealtimeEvent, useRoom } from '#platform/web/realtime/index.ts'
import { useStore } from '#platform/web/store.ts'
import { runsEvacuations } from '../../contract/access.ts'
import { listCollect, readEvacuation, type RunningEvacuation, type Unit } from '../../contract/evacuations.ts'
import { evacuationRoom, marksChanged, unitRoomName } from '../../contract/events.ts'
import { listMarks, type Mark } from '../../contract/marks.ts'
import { useRunning } from '../live/running.ts'
import { receivedMarks, takeIn } from './received-marks.ts'
import { afterReading, shownMarks, type Shown } from './shown-marks.ts'
import { useTaps, type Taps } from './use-taps.ts'

export interface Lists extends Taps {
  evacuation: RunningEvacuation
  units: readonly Unit[]
  marks: readonly Shown[]
}
const markingAnybody = { access: runsEvacuations }

/** A list of somebody else's, for who may mark anybody; asked for where `evacuationId` is known. */
function useForeign(evacuationId: number | null, unitId: number | null) {
  const isAllowed = useAllowed(markingAnybody)
  const isRequested = isAllowed && evacuationId !== null && unitId !== null
  const requested = keptQuery(readEvacuation, { params: { id: String(evacuationId) }, query: { get_type: 'full' } })
  const full = useQuery({ ...requested, enabled: isRequested })
  return {
    full: isRequested ? full : null,
    ofUnit: <T>(all: readonly T[] | undefined, of: (one: T) => number) =>
      (isRequested ? (all ?? []) : []).filter((one) => of(one) === unitId),
  }
}

/**
 * The reader's lists with all that is known of their people; `lists` is null while there is no evacuation.
 * @param unitId one list alone; null: all that the reader collects
 */
export function useLists(unitId: number | null) {
  const client = useQueryClient()
  const collect = useQuery(keptQuery(listCollect))
  const own = useQuery(keptQuery(listMarks))
  const received = useStore(receivedMarks)
  const taps = useTaps()
  const { evacuation: known } = useRunning()
  const { refetch } = collect
  // a start or an end while the page stands
  useEffect(() => void refetch(), [known?.id, refetch])
  useRealtimeEvent(marksChanged, ({ marks, moved_away }) => takeIn(marks, moved_away))
  const evacuation = collect.data?.evacuation ?? null
  const collected = collect.data?.items ?? []
  const isOwn = unitId === null || collected.some(({ id }) => id === unitId)
  const foreign = useForeign(evacuation?.id ?? null, isOwn ? null : unitId)
  const readShown = async (): Promise<readonly Mark[] | undefined> =>
    isOwn
      ? (await own.refetch({ throwOnError: true })).data?.items
      : (await foreign.full?.refetch({ throwOnError: true }))?.data?.marks
  const again = () => {
    const before = receivedMarks.get()
    void client.invalidateQueries({ queryKey: keyOf(listCollect) })
    readShown().then(
      (marks) => marks && receivedMarks.set(afterReading(receivedMarks.get(), before, marks)),
      // not read: what is known stays
      () => undefined,
    )
  }
  const units = isOwn
    ? collected.filter(({ id }) => unitId === null || id === unitId)
    : foreign.ofUnit(foreign.full?.data?.units, ({ id }) => id)
  const marks = shownMarks({
    read: isOwn
      ? (own.data?.items ?? []).filter(({ evacuation_id }) => evacuation_id === evacuation?.id)
      : foreign.ofUnit(foreign.full?.data?.marks, ({ unit_id }) => unit_id),
    received,
    drafts: taps.drafts,
    unitIds: new Set(units.map(({ id }) => id)),
  })
  const lists: Lists | null = evacuation && { evacuation, units, marks, ...taps }
  // null where the list is another's and its reader may not mark anybody
  const read: UseQueryResult<unknown> | null = isOwn ? own : foreign.full
  return { collect, read, lists, again }
}

/** Hears what others tap in one list while it is shown. */
export function useUnitRoom({ id, evacuation_id }: Unit, onJoined: () => void): void {
  useRoom({ room: evacuationRoom, params: { evacuation_id, unit_id: id }, name: unitRoomName(id), onJoined })
}
