import { createStore } from '#platform/web/store.ts'
import type { SosStanding, SosState } from '../../../rules/words.ts'
import type { OwnReport } from './device.ts'
import {
  draftOf,
  isOfAnotherDay,
  presentHoldUp,
  reportedNow,
  reportOutbox,
  restoreReports,
  type HoldUp,
  type ReportDraft,
} from './report-outbox.ts'
import { keepSentReport, recallSentReport } from './sent-report.ts'

/** What became of the last report: on its way, received (ISO instant), or not taken, with the reason. */
export type ReportState =
  | { kind: 'waiting'; ownReport: OwnReport; cause: HoldUp | null }
  | { kind: 'received'; state: SosState; standing: SosStanding; at: string }
  | { kind: 'refused'; reason: string | null }

/** Of this tab; null: nothing has been reported. */
export const reportState = createStore<ReportState | null>(null)

function giveUp(draft: ReportDraft): void {
  const state = reportState.get()
  if (state?.kind === 'waiting' && state.ownReport.client_id === draft.client_id) reportState.set(null)
  reportOutbox.drop([draft.client_id])
}

function refuse(draft: ReportDraft): void {
  if (isOfAnotherDay(draft)) return giveUp(draft)
  reportState.set({ kind: 'refused', reason: draft.reason || null })
  reportOutbox.drop([draft.client_id])
}

reportOutbox.listen(({ touched, stored }) => {
  for (const { draft, row } of stored) {
    if (row === null || draft.want === null) continue
    const sent = { state: row.state, standing: row.standing, at: row.made_at }
    reportState.set({ kind: 'received', ...sent })
    keepSentReport({ account_id: draft.want.account_id, ...sent })
  }
  const present = touched.flatMap(({ sheet_id, cell }) => reportOutbox.at(sheet_id, cell))
  const heldUp = present.find(({ state }) => state === 'failed')
  if (heldUp?.want) reportState.set({ kind: 'waiting', ownReport: heldUp.want, cause: presentHoldUp() })
  for (const draft of present) if (draft.state === 'refused') refuse(draft)
})

/** After a reload of the tab: what the server had taken before it. */
export function recallReport(accountId: number | null): void {
  const sent = recallSentReport(accountId)
  if (sent === null || reportState.get() !== null) return
  const { state, standing, at } = sent
  reportState.set({ kind: 'received', state, standing, at })
}

/** Sends what waits on this device; what can't go now goes by itself later. */
export async function sendReports(): Promise<void> {
  await restoreReports()
  for (const draft of reportOutbox.all()) if (isOfAnotherDay(draft)) giveUp(draft)
  reportOutbox.retry()
}

/** Keeps a report on the device and sends it. It takes the place of an earlier one of the same person that has not gone. */
export async function submitReport(report: Omit<OwnReport, 'said_at'>): Promise<void> {
  const ownReport: OwnReport = reportedNow(report)
  reportState.set({ kind: 'waiting', ownReport, cause: null })
  const earlier = reportOutbox.all().filter(({ want }) => want?.name === ownReport.name)
  reportOutbox.drop(earlier.map(({ client_id }) => client_id))
  reportOutbox.put([draftOf(ownReport)])
  await sendReports()
}
