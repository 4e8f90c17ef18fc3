import type { ChangedBy } from '#platform/contract/steps.ts'

/**
 * How far a draft has come. `failed`: not delivered, will be sent again by itself. `refused`: the rules say no. `clash`:
 * somebody else changed the same thing meanwhile.
 */
export type DraftState = 'waiting' | 'sending' | 'failed' | 'refused' | 'clash'

/** Something that differs from what the server has: it stands until the server has answered. */
export interface DraftOf<Row, Value> {
  /** Names it to the server until it has an id; a step sent twice is stored once. */
  client_id: string
  /** What is saved together: drafts of one sheet travel in one block. */
  sheet_id: number
  /** Where it is shown. */
  cell: string
  /** The row as the server last gave it to us; null for a new one. */
  base: Row | null
  /** What it should be; null where it should go. */
  want: Value | null
  /** What was last sent of a draft without a row: the server may have it though its answer was lost. */
  sent: Value | null
  /** What was sent and never answered: the server may have taken it. */
  unanswered: readonly (Value | null)[]
  /** What was done at once, in many cells: a block holds drafts of one such act only. Absent of a single one. */
  act?: string | undefined
  /** Place in the queue: the greater goes later. */
  order: number
  state: DraftState
  /** Why it was not stored, in words. */
  reason: string | null
  /** At a clash: what the server has now, null where the other one removed it. */
  theirs: Row | null
  /** At a clash: who made it so; null where nobody in particular. */
  theirs_by: ChangedBy | null
}
export type AnyDraft = DraftOf<unknown, unknown>
export type RowOf<Draft extends AnyDraft> = NonNullable<Draft['base']>

/** What an area knows of its drafts and the queue does not. */
export interface DraftKind<Draft extends AnyDraft, Step> {
  /** Whether a row of the server already is what the draft wants. */
  isSettled: (draft: Draft, row: RowOf<Draft> | null) => boolean
  /** The step that brings the server to what the draft wants; null where there is nothing to tell it. */
  stepOf: (draft: Draft) => Step | null
}

/** A draft as it begins. */
export const newDraft = {
  want: null,
  sent: null,
  unanswered: [],
  order: 0,
  state: 'waiting',
  reason: null,
  theirs: null,
  theirs_by: null,
} as const

/** What the person has seen at a clash is what they write over. */
export const rebaseOnTheirs = <Draft extends AnyDraft>(draft: Draft): Draft =>
  draft.state === 'clash' && draft.theirs !== null
    ? { ...draft, base: draft.theirs, theirs: null, theirs_by: null, unanswered: [] }
    : draft

/** A draft of an earlier visit: nobody knows any more how far it had come, but for what a person has to decide. */
export const restoreDraft = <Draft extends AnyDraft>(draft: Draft): Draft =>
  draft.state === 'refused' || draft.state === 'clash' ? draft : { ...draft, state: 'waiting', reason: null }

export const asSent = <Draft extends AnyDraft>(draft: Draft): Draft => ({
  ...draft,
  state: 'sending',
  reason: null,
  sent: draft.base === null ? (draft.want ?? draft.sent) : null,
  unanswered: [...draft.unanswered, draft.want],
})

/** The same wish over another row of the server; what is gone has to be made anew, under a new name. */
export function withBase<Draft extends AnyDraft>(draft: Draft, base: RowOf<Draft> | null, newId: () => string): Draft {
  const client_id = base === null && draft.base !== null ? newId() : draft.client_id
  const fresh = { sent: null, unanswered: [], theirs: null, theirs_by: null, reason: null, state: 'waiting' } as const
  return { ...draft, ...fresh, client_id, base }
}
