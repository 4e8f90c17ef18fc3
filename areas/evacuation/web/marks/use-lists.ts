import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { keyOf } from '#platform/contract/endpoint.ts'
import { keptQuery } from '#platform/web/offline/index.ts'
import { useRealtimeEvent, useRoom } from '#platform/web/realtime/index.ts'
import { useStore } from '#platform/web/store.ts'
import { listCollect, type RunningEvacuation, type Unit } from '../../contract/evacuations.ts'
import { evacuationRoom, marksTold, unitRoomName } from '../../contract/events.ts'
import { listMarks } from '../../contract/marks.ts'
import { useRunning } from '../live/running.ts'
import { heardMarks, takeIn } from './heard-marks.ts'
import { shownMarks, type Shown } from './shown-marks.ts'
import { useTaps, type Taps } from './use-taps.ts'

export interface Lists extends Taps {
  evacuation: RunningEvacuation
  units: readonly Unit[]
  marks: readonly Shown[]
}
/** The reader's own lists with all that is known of their people; `lists` is null while nobody is to be collected. */
export function useLists() {
  const client = useQueryClient()
  const collect = useQuery(keptQuery(listCollect))
  const read = useQuery(keptQuery(listMarks))
  const heard = useStore(heardMarks)
  const taps = useTaps()
  const { evacuation: known } = useRunning()
  const { refetch } = collect
  // a start or an end while the page stands
  useEffect(() => void refetch(), [known?.id, refetch])
  useRealtimeEvent(marksTold, ({ marks, moved_away }) => takeIn(marks, moved_away))
  const again = () => {
    // what is read now is newer than who left before
    heardMarks.set({ ...heardMarks.get(), gone: new Set() })
    void client.invalidateQueries({ queryKey: keyOf(listCollect) })
    void client.invalidateQueries({ queryKey: keyOf(listMarks) })
  }
  const units = collect.data?.items ?? []
  const evacuation = collect.data?.evacuation ?? null
  const marks = shownMarks({
    read: (read.data?.items ?? []).filter(({ evacuation_id }) => evacuation_id === evacuation?.id),
    heard,
    drafts: taps.drafts,
    unitIds: new Set(units.map(({ id }) => id)),
  })
  const lists: Lists | null = evacuation && { evacuation, units, marks, ...taps }
  return { collect, read, lists, again }
}

/** Hears what others tap in one list while it is shown. */
export function useUnitRoom({ id, evacuation_id }: Unit, onJoined: () => void): void {
  useRoom({ room: evacuationRoom, params: { evacuation_id, unit_id: id }, name: unitRoomName(id), onJoined })
}
