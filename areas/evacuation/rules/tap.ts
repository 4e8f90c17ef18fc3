import type { MarkStatus } from './words.ts'

/** What a mark shows; moments in milliseconds since the epoch, accounts and lists as ids. */
export interface Shown {
  status: MarkStatus
  note: string
  tappedAt: number | null
  markedBy: number | null
  unitId: number
  movedAt: number | null
  clash: { status: MarkStatus; by: number; at: number } | null
}
export interface Tap {
  status: MarkStatus | undefined
  unitId: number | undefined
  note: string | undefined
  tappedAt: number
  by: number
}

/** Two people who say different things within it are told of each other. */
const clashMs = 60_000
/** A device's clock may run ahead of the server's by so much. */
const aheadMs = 5_000

/** The moment of a tap as it counts, in whole milliseconds: not after it came in, not before the start. */
export function trueMoment(tappedAt: number, startedAt: number, receivedAt: number): number {
  const moment = tappedAt > receivedAt + aheadMs ? receivedAt : tappedAt
  // the start is known to the microsecond: cut down, a tap would stand before it
  return Math.max(moment, Math.ceil(startedAt))
}

function clashOf(shown: Shown, tap: Tap & { status: MarkStatus }, isLate: boolean): Shown['clash'] {
  const { markedBy, tappedAt, status } = shown
  // whoever decides between two, leading the evacuation for one, is not the third of them
  const isDecided = shown.clash !== null && shown.clash.by !== tap.by && markedBy !== tap.by && !isLate
  if (isDecided) return null
  // a list still open says nothing of the person: no answer after it contradicts it
  const isFirstOpen = (isLate ? tap.status : status) === 'waiting'
  const differ =
    !isFirstOpen &&
    markedBy !== null &&
    tappedAt !== null &&
    markedBy !== tap.by &&
    status !== tap.status &&
    Math.abs(tappedAt - tap.tappedAt) <= clashMs
  if (!differ) return isLate ? shown.clash : null
  return isLate ? { status: tap.status, by: tap.by, at: tap.tappedAt } : { status, by: markedBy, at: tappedAt }
}

/**
 * What a mark shows after a tap has come in: the latest tap of each kind, in whatever order they come; of two at once the
 * one that came later. A tap that is superseded changes nothing but the clash.
 */
export function afterTap(shown: Shown, tap: Tap): { shown: Shown; isSuperseded: boolean } {
  let next = shown
  const isMoveLate = shown.movedAt !== null && tap.tappedAt < shown.movedAt
  if (tap.unitId !== undefined && !isMoveLate) next = { ...next, unitId: tap.unitId, movedAt: tap.tappedAt }
  if (tap.status === undefined && tap.note === undefined) return { shown: next, isSuperseded: isMoveLate }
  const status = tap.status ?? shown.status
  const isLate = shown.tappedAt !== null && tap.tappedAt < shown.tappedAt
  const clash = clashOf(shown, { ...tap, status }, isLate)
  if (isLate) return { shown: { ...next, clash }, isSuperseded: true }
  // written before the answer it belongs to the answer
  const isKept = status === shown.status || shown.status === 'waiting'
  const note = tap.note ?? (isKept ? shown.note : '')
  return {
    shown: { ...next, status, note, tappedAt: tap.tappedAt, markedBy: tap.by, clash },
    isSuperseded: false,
  }
}
