import type { Draft, DraftState } from './drafts.ts'
import { emptyCell, sameCell, type CellValue } from './cell-value.ts'

/** What a person is told about a cell: `saved` shows for a moment after saving. */
export type CellState = 'plain' | 'saving' | 'saved' | 'failed' | 'refused' | 'clash'

/** Everything a cell draws. Unchanged cells keep the same object. */
export interface CellView {
  value: CellValue
  state: CellState
  /** Why it was not stored. */
  reason: string | null
  /** What is being typed, in place of the value; null while nothing is. */
  typing: string | null
  /** Why what is typed can't stand. */
  problem: string | null
}
export const emptyView: CellView = { value: emptyCell, state: 'plain', reason: null, typing: null, problem: null }

export const sameView = (a: CellView, b: CellView): boolean =>
  a.state === b.state &&
  a.reason === b.reason &&
  a.typing === b.typing &&
  a.problem === b.problem &&
  a.value.marks.every((mark, index) => mark.value === b.value.marks[index]?.value) &&
  sameCell(a.value, b.value)

const shownAs: Readonly<Record<DraftState, CellState>> = {
  waiting: 'saving',
  sending: 'saving',
  failed: 'failed',
  refused: 'refused',
  clash: 'clash',
}
const gravest: readonly CellState[] = ['clash', 'refused', 'failed', 'saving']

/** The state of a cell by its drafts: the one that most needs a person. */
export function stateOf(drafts: readonly Draft[], isSaved: boolean): Pick<CellView, 'state' | 'reason'> {
  const found = gravest.find((state) => drafts.some((draft) => shownAs[draft.state] === state))
  const worst = drafts.find((draft) => shownAs[draft.state] === found)
  return { state: found ?? (isSaved ? 'saved' : 'plain'), reason: worst?.reason ?? null }
}
