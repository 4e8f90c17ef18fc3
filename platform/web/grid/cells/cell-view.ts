import type { AnyDraft, DraftState } from '#platform/web/outbox/draft.ts'
import type { CellType } from './sheet.ts'

/** What a person is told about a cell: `saved` shows for a moment after saving, `waiting` goes by itself once there is a connection. */
export type CellState = 'plain' | 'saving' | 'saved' | 'waiting' | 'refused' | 'clash'

/** Everything a cell draws. Unchanged cells keep the same object. */
export interface CellView<Value> {
  value: Value
  state: CellState
  /** Why it was not stored. */
  reason: string | null
  /** What is being typed, in place of the value; null while nothing is. */
  typing: string | null
  /** Why what is typed can't stand. */
  problem: string | null
}

export const emptyView = <Value>(value: Value): CellView<Value> => ({
  value,
  state: 'plain',
  reason: null,
  typing: null,
  problem: null,
})

/** Whether two values look the same on the screen. */
export const sameValue = <Value>(
  a: Value,
  b: Value,
  { same, copied }: Pick<CellType<Value>, 'same' | 'copied'>,
): boolean => a === b || (same(a, b) && copied(a) === copied(b))

/** Whether two views of one value look the same on the screen. */
export const sameState = <Value>(a: CellView<Value>, b: CellView<Value>): boolean =>
  a.state === b.state && a.reason === b.reason && a.typing === b.typing && a.problem === b.problem

const shownAs: Readonly<Record<DraftState, CellState>> = {
  waiting: 'saving',
  sending: 'saving',
  failed: 'waiting',
  refused: 'refused',
  clash: 'clash',
}
const bySeverity: readonly CellState[] = ['clash', 'refused', 'waiting', 'saving']

/** The state of a cell by its drafts: the one that most needs a person. */
export function stateOf(drafts: readonly AnyDraft[], isSaved: boolean): { state: CellState; reason: string | null } {
  const found = bySeverity.find((state) => drafts.some((draft) => shownAs[draft.state] === state))
  const worst = drafts.find((draft) => shownAs[draft.state] === found)
  return { state: found ?? (isSaved ? 'saved' : 'plain'), reason: worst?.reason ?? null }
}

/** Whether what stands in the cell needs the person. */
export const isStuck = ({ state }: Pick<CellView<unknown>, 'state'>): boolean =>
  state === 'refused' || state === 'clash'
