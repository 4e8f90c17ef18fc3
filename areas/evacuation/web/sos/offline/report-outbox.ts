import { ApiError, currentSession, objectionsOf, sentenceOf, uuid } from '#platform/web/api/index.ts'
import { freshToken } from '#platform/web/api/refresh.ts'
import { send } from '#platform/web/api/send.ts'
import { sessionToken } from '#platform/web/api/session.ts'
import { Outbox, newDraft, type Delivery, type DraftOf } from '#platform/web/outbox/index.ts'
import { createStore } from '#platform/web/store.ts'
import type { Output } from '#platform/contract/endpoint.ts'
import { reportSos } from '../../../contract/sos.ts'
import { deviceName, sosDevice, type OwnReport } from './device.ts'

type Received = Output<typeof reportSos>
/** A report on its way to the server; each is a step of its own. */
export type ReportDraft = DraftOf<Received, OwnReport>

export const draftOf = (report: OwnReport): ReportDraft => ({
  ...newDraft,
  client_id: report.client_id,
  sheet_id: 0,
  cell: report.client_id,
  base: null,
  want: report,
})

/** What was reported so long ago is no longer so: a call of another day would be taken for one of today. */
const maxAgeMs = 6 * 3_600_000
export const reportedNow = <Report extends object>(report: Report) => ({ ...report, said_at: Date.now() })
export const isOfAnotherDay = ({ want }: ReportDraft): boolean =>
  want === null || Math.abs(Date.now() - want.said_at) > maxAgeMs

/** Why reports are held up: no connection, or the server takes no more of them for now. */
export type HoldUp = 'network' | 'limit'
let holdUp: HoldUp = 'network'
export const presentHoldUp = (): HoldUp => holdUp
const againMs = { network: 5_000, limit: 20_000 }

const statusOf = (error: unknown): number => (error instanceof ApiError ? error.status : 0)
/** What the server will never take, whenever it is sent. */
const isHopeless = (error: unknown): boolean => [400, 409, 413, 422].includes(statusOf(error))
const nothing = () => undefined

async function report(own: OwnReport, signal: AbortSignal): Promise<Received> {
  const { client_id, account_id, state, name, place, phone } = own
  // also after the token's end; without a session it goes all the same
  await freshToken().catch(nothing)
  const token = currentSession()?.accountId === account_id ? sessionToken() : undefined
  const body = { client_id, state, name, place, phone, device: deviceName() }
  return send(reportSos, { body }, { token, signal, idempotencyKey: uuid() })
}

/** Sends one report; the server takes the same `client_id` once, however often it comes. */
async function deliver([draft]: readonly ReportDraft[], signal: AbortSignal): Promise<Delivery<Received>> {
  if (!draft?.want || isOfAnotherDay(draft)) return { kind: 'refused', reason: '', isMalformed: false }
  try {
    const row = await report(draft.want, signal)
    return { kind: 'answered', outcomes: [{ client_id: draft.client_id, outcome: 'done', row }] }
  } catch (error) {
    const reason = objectionsOf(error)[0]?.msg ?? sentenceOf(error) ?? ''
    if (isHopeless(error)) return { kind: 'refused', reason, isMalformed: false }
    holdUp = statusOf(error) === 429 ? 'limit' : 'network'
    return { kind: 'undelivered', reason }
  }
}

/** Does something with what this device keeps; where it keeps nothing, reports wait in this tab. */
async function onDevice(act: (db: Awaited<ReturnType<typeof sosDevice>>) => Promise<unknown>): Promise<void> {
  try {
    await act(await sosDevice())
  } catch {
    // the outbox has them as long as the tab stands
  }
}
const storage = {
  isKeeping: createStore(true),
  keep: (drafts: readonly ReportDraft[]) => {
    for (const { want } of drafts) if (want !== null) void onDevice((db) => db.put('words', want))
  },
  forget: (ids: readonly string[]) => {
    for (const id of ids) void onDevice((db) => db.delete('words', id))
  },
}

/** Help goes before everything else, and each report by itself: a later call for help does not wait for a block. */
const mostUrgent = (waiting: readonly ReportDraft[]): ReportDraft[] => {
  const first = waiting.find(({ want }) => want?.state === 'help') ?? waiting[0]
  return first ? [first] : []
}

/**
 * The outbox of this device's reports. They belong to the device and not to an account: anybody may send one, without a
 * session too, and no end of a session may hold back or erase a call for help.
 */
export const reportOutbox = new Outbox<ReportDraft>({
  isSettled: (_draft, received) => received !== null,
  send: (_sheetId, drafts, signal) => deliver(drafts, signal),
  storage,
  later: (run, milliseconds) => {
    const timer = setTimeout(run, milliseconds)
    return () => clearTimeout(timer)
  },
  newId: uuid,
  nextBlock: mostUrgent,
  pauseMs: () => againMs[holdUp],
})

/** Takes in what earlier visits and other pages have left on this device. */
export const restoreReports = (): Promise<void> =>
  onDevice(async (db) => {
    const known = new Set(reportOutbox.all().map(({ client_id }) => client_id))
    const left = (await db.getAll('words')).filter(({ client_id }) => !known.has(client_id))
    if (left.length > 0) reportOutbox.restore(left.map(draftOf))
  })
