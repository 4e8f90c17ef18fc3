import { ApiError, currentSession, objectionsOf, sentenceOf, uuid } from '#platform/web/api/index.ts'
import { freshToken } from '#platform/web/api/refresh.ts'
import { send } from '#platform/web/api/send.ts'
import { sessionToken } from '#platform/web/api/session.ts'
import { createStore } from '#platform/web/store.ts'
import { reportSos } from '../../../contract/sos.ts'
import type { SosState } from '../../../rules/words.ts'
import { deviceName, sosDevice, type OwnReport } from './device.ts'
import { keepSentReport, recallSentReport } from './sent-report.ts'

/** What became of the last word: on its way, received (ISO instant), or held up for a reason. */
export type ReportState =
  | { kind: 'waiting'; ownReport: OwnReport; cause: 'network' | 'limit' | null }
  | { kind: 'received'; state: SosState; at: string }
  | { kind: 'refused'; reason: string | null }

/** Of this tab; null: nothing has been said. */
export const reportState = createStore<ReportState | null>(null)
/** What was said so long ago is no longer so: a call of another day would be taken for one of today. */
const longestMilliseconds = 6 * 3_600_000
const againMilliseconds = { network: 5_000, limit: 20_000 }
let timer: ReturnType<typeof setTimeout> | undefined

const statusOf = (error: unknown): number => (error instanceof ApiError ? error.status : 0)
/** What the server will never take, whenever it is sent. */
const isHopeless = (error: unknown): boolean => [400, 409, 413, 422].includes(statusOf(error))

/** What is not sent yet: for this tab here, for a later visit in the device's storage, where there is one. */
const unsent = new Map<string, OwnReport>()
const nothing = () => undefined

async function keep(ownReport: OwnReport): Promise<void> {
  unsent.set(ownReport.client_id, ownReport)
  await (await sosDevice()).put('words', ownReport)
}
async function forget({ client_id }: OwnReport): Promise<void> {
  unsent.delete(client_id)
  await (await sosDevice()).delete('words', client_id)
}
async function recall(): Promise<void> {
  for (const ownReport of await (await sosDevice()).getAll('words')) unsent.set(ownReport.client_id, ownReport)
}

async function report({ client_id, account_id, state, name, place, phone }: OwnReport) {
  // also after the token's end; without a session it goes all the same
  await freshToken().catch(nothing)
  const token = currentSession()?.accountId === account_id ? sessionToken() : undefined
  const body = { client_id, state, name, place, phone, device: deviceName() }
  return send(reportSos, { body }, { token, idempotencyKey: uuid() })
}

/** Sends one word; the server takes the same `client_id` once, however often it comes. @returns whether it is settled */
async function settle(ownReport: OwnReport): Promise<boolean> {
  const later = (cause: 'network' | 'limit') => {
    reportState.set({ kind: 'waiting', ownReport, cause })
    clearTimeout(timer)
    timer = setTimeout(() => void sendReports(), againMilliseconds[cause])
  }
  try {
    const { state, made_at } = await report(ownReport)
    reportState.set({ kind: 'received', state, at: made_at })
    keepSentReport({ account_id: ownReport.account_id, state, at: made_at })
  } catch (error) {
    if (!isHopeless(error)) {
      later(statusOf(error) === 429 ? 'limit' : 'network')
      return false
    }
    reportState.set({ kind: 'refused', reason: objectionsOf(error)[0]?.msg ?? sentenceOf(error) })
  }
  await forget(ownReport).catch(nothing)
  return true
}

const isOfAnotherDay = ({ said_at }: OwnReport): boolean => Math.abs(Date.now() - said_at) > longestMilliseconds
async function giveUp(ownReport: OwnReport): Promise<void> {
  const state = reportState.get()
  if (state?.kind === 'waiting' && state.ownReport.client_id === ownReport.client_id) reportState.set(null)
  await forget(ownReport).catch(nothing)
}

/** After a reload of the tab: what the server had taken before it. */
export function recallReport(accountId: number | null): void {
  const sent = recallSentReport(accountId)
  if (sent !== null && reportState.get() === null) reportState.set({ kind: 'received', state: sent.state, at: sent.at })
}

let isSending = false
/** Sends what waits on this device, help first; what can't go now goes by itself later. */
export async function sendReports(): Promise<void> {
  if (isSending) return
  isSending = true
  try {
    await recall().catch(nothing)
    for (const ownReport of unsent.values()) if (isOfAnotherDay(ownReport)) await giveUp(ownReport)
    let ownReport = nextReport()
    // asked for anew each time: another may have been said meanwhile
    while (ownReport !== undefined && (await settle(ownReport))) ownReport = nextReport()
  } finally {
    isSending = false
  }
}
function nextReport(): OwnReport | undefined {
  const ownReports = [...unsent.values()]
  return ownReports.find(({ state }) => state === 'help') ?? ownReports[0]
}

/** Keeps a word on the device and sends it. It takes the place of an earlier one of the same person that has not gone. */
export async function submitReport(sent: Omit<OwnReport, 'said_at'>): Promise<void> {
  const ownReport: OwnReport = { ...sent, said_at: Date.now() }
  reportState.set({ kind: 'waiting', ownReport, cause: null })
  for (const one of unsent.values()) if (one.name === ownReport.name) await forget(one).catch(nothing)
  await keep(ownReport).catch(nothing)
  await sendReports()
}
