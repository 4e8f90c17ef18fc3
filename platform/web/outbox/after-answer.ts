import { withBase, type AnyDraft, type RowOf } from './draft.ts'
import type { Outcome } from './outcome.ts'

type IsSettled<Draft extends AnyDraft> = (draft: Draft, row: RowOf<Draft> | null) => boolean

/** Whether there is nothing to tell the server: it has what is wanted, and nothing is on its way that it may have taken. */
export const isIdle = <Draft extends AnyDraft>(isSettled: IsSettled<Draft>, draft: Draft): boolean =>
  isSettled(draft, draft.base as RowOf<Draft> | null) &&
  (draft.base === null ? draft.sent === null : draft.unanswered.length === 0)

interface Answered<Draft> {
  /** The draft as it was sent. */
  sent: Draft
  /** The draft as it is now: the person may have typed on meanwhile. */
  present: Draft
}

/** Whether the row that another is said to have made is what this draft itself has sent before, its answer lost. */
const isOwnDoing = <Draft extends AnyDraft>(
  isSettled: IsSettled<Draft>,
  { sent, present }: Answered<Draft>,
  row: RowOf<Draft> | null,
): boolean => sent.unanswered.slice(0, -1).some((want) => isSettled({ ...present, want }, row))

/** What is left of a draft once the server has answered; null where nothing is left to do. */
export function afterAnswer<Draft extends AnyDraft>(
  isSettled: IsSettled<Draft>,
  { sent, present }: Answered<Draft>,
  { outcome, reason = null, row = null, by = null }: Omit<Outcome<RowOf<Draft>>, 'client_id'>,
  newId: () => string,
): Draft | null {
  if (outcome === 'refused') {
    const rest: Draft = { ...present, sent: null, unanswered: sent.unanswered.slice(0, -1) }
    if (isIdle(isSettled, rest)) return null
    return present.want === sent.want ? { ...rest, state: 'refused', reason } : { ...rest, state: 'waiting' }
  }
  if (isSettled(present, row)) return null
  if (outcome === 'conflict' && !isOwnDoing(isSettled, { sent, present }, row))
    return { ...present, state: 'clash', theirs: row, theirs_by: by, sent: null, reason }
  return withBase(present, row, newId)
}
