import type { DraftKind, DraftOf } from '#platform/web/outbox/index.ts'
import type { Mark, MarkStep } from '../../contract/marks.ts'

/** What a tap wants of a mark, and when it was made by the server's clock. */
export type Tap = Omit<MarkStep, 'client_id'>
/** What the server made of a tap. */
export interface TapAnswer {
  /** What shows now; null where the reader may not see it any more. */
  mark: Mark | null
  isSuperseded: boolean
}
/** A tap on its way; each is a step of its own, none is merged with the one before. */
export interface TapDraft extends DraftOf<TapAnswer, Tap> {
  /** Of whom, for the list of what waits. */
  name: string
}
/** Answered is done: what shows now is the server's to say. */
export const taps: DraftKind<TapDraft, MarkStep> = {
  isSettled: (_draft, row) => row !== null,
  stepOf: ({ client_id, want }) => want && { client_id, ...want },
}
