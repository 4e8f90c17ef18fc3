import type { DraftKind, DraftOf } from '#platform/web/outbox/index.ts'
import type { Mark, MarkStep, NewMark, StepOutcome } from '../../contract/marks.ts'

/** What a tap wants of a mark, and when it was made by the server's clock. `mark_id` is local (`localId`) while unknown. */
export type Tap = Omit<MarkStep, 'client_id'>
/** Somebody whom no list knows, with the first tap on them. */
export type Adding = Omit<NewMark, 'client_id'>
/** What the server made of a tap. */
export interface TapAnswer {
  /** What shows now; null where the reader may not see it any more. */
  mark: Mark | null
  isSuperseded: boolean
}
/** A tap on its way; each is a step of its own, none is merged with the one before. */
export interface TapDraft extends DraftOf<TapAnswer, Tap | Adding> {
  /** Of whom, for the list of what waits. */
  name: string
}
export type TapStep = (Tap | Adding) & { client_id: string }

export const isAdding = <T extends object>(want: T): want is Extract<T, { name: string }> => 'name' in want

/**
 * The id of an added person until the server has given one: negative, the same after a reload.
 * @param clientId of the adding; random by its last twelve digits
 */
export const localId = (clientId: string): number => -1 - Number.parseInt(clientId.replaceAll('-', '').slice(-12), 16)
/** Of whom a draft speaks. */
export const markIdOf = ({ client_id, want }: Pick<TapDraft, 'client_id' | 'want'>): number | null => {
  if (want === null) return null
  return isAdding(want) ? localId(client_id) : want.mark_id
}

/** What an answer says of a tap. */
export const answerToTap = ({ mark, outcome }: StepOutcome): TapAnswer => ({
  mark: mark ?? null,
  isSuperseded: outcome === 'superseded',
})

/** Answered is done: what shows now is the server's to say. */
export const taps: DraftKind<TapDraft, TapStep> = {
  isSettled: (_draft, row) => row !== null,
  stepOf: ({ client_id, want }) => want && { client_id, ...want },
}
