import { request, syncServerClock } from '#platform/web/api/index.ts'
import { freshToken } from '#platform/web/api/refresh.ts'
import { createStore, useStore } from '#platform/web/store.ts'
import type { Output } from '#platform/contract/endpoint.ts'
import { readInProgress, type RunningEvacuation } from '../../contract/evacuations.ts'
import type { EvacuationStatus, Mode } from '../../rules/words.ts'

export type LeadsTo = Output<typeof readInProgress>['leads_to']
interface Running {
  evacuation: RunningEvacuation | null
  /** Where the reader belongs meanwhile; null as long as the server has not said. */
  leadsTo: LeadsTo
}
const none: Running = { evacuation: null, leadsTo: null }
/** The evacuation under way, as far as this tab knows. */
export const running = createStore<Running>(none)
export const useRunning = (): Running => useStore(running)

export interface Ended {
  id: number
  mode: Mode
  status: Exclude<EvacuationStatus, 'active'>
}
/** The one that has just ended, until its reader was told. */
export const lastEnded = createStore<Ended | null>(null)

/** An evacuation has begun; where the reader is led is asked for beside. */
export function noteStart(evacuation: RunningEvacuation): void {
  if (running.get().evacuation?.id !== evacuation.id) running.set({ evacuation, leadsTo: null })
}
export function noteEnd(id: number, status: EvacuationStatus): void {
  const { evacuation } = running.get()
  if (status === 'active' || evacuation?.id !== id) return
  running.set(none)
  lastEnded.set({ id, mode: evacuation.mode, status })
}

/** Asks the server what is true now. @returns whether it has answered; without an answer what is known stays */
export async function readRunning(): Promise<boolean> {
  try {
    await freshToken()
    const { evacuation: before } = running.get()
    const sentAt = performance.now()
    const { evacuation_in_progress: evacuation, leads_to: leadsTo, now } = await request(readInProgress)
    syncServerClock(now, sentAt)
    // what was heard while the answer was on its way is newer than it
    if (running.get().evacuation?.id !== before?.id) return await readRunning()
    // its end was missed: without the word on how, it was completed
    if (before && before.id !== evacuation?.id) noteEnd(before.id, 'completed')
    running.set(evacuation ? { evacuation, leadsTo } : none)
    return true
  } catch {
    return false
  }
}
