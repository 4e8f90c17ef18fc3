import { compareCode } from '#platform/contract/compare.ts'
import type { Retake } from '../../contract/journal.ts'

/** A mark as a person sees it; its type and work follow from the column it stands in. */
export interface MarkValue {
  value: number
  comment: string | null
  /** The comment is not for the family. */
  is_comment_internal?: boolean
  /** Of a СОР or СОЧ that was written again. */
  retake?: Retake
}
export interface MissValue {
  kind_id: number
  minutes: number | null
  reason: string | null
}
/** All that stands in a cell, free of ids and versions: what is typed, copied, undone. Marks in the order of entry. */
export interface CellValue {
  marks: readonly MarkValue[]
  miss: MissValue | null
}
export const emptyCell: CellValue = { marks: [], miss: null }

const sameRetake = (a: MarkValue, b: MarkValue): boolean =>
  a.retake?.former === b.retake?.former && a.retake?.on === b.retake?.on
export const sameMark = (a: MarkValue, b: MarkValue): boolean =>
  a.value === b.value &&
  a.comment === b.comment &&
  (a.is_comment_internal ?? false) === (b.is_comment_internal ?? false) &&
  sameRetake(a, b)
export const sameMiss = (a: MissValue | null, b: MissValue | null): boolean =>
  a === null || b === null ? a === b : a.kind_id === b.kind_id && a.minutes === b.minutes && a.reason === b.reason
const inOrder = (marks: readonly MarkValue[]) =>
  marks.toSorted((a, b) => a.value - b.value || compareCode(a.comment ?? '', b.comment ?? ''))
/** Whether two cells hold the same; the order of marks doesn't tell them apart. */
export function sameCell(a: CellValue, b: CellValue): boolean {
  const others = inOrder(b.marks)
  const isSame = (mark: MarkValue, index: number) => {
    const other = others[index]
    return other !== undefined && sameMark(mark, other)
  }
  return sameMiss(a.miss, b.miss) && a.marks.length === b.marks.length && inOrder(a.marks).every(isSame)
}
export const isEmpty = ({ marks, miss }: CellValue): boolean => marks.length === 0 && miss === null

/** Which of the present marks becomes which: `from` is an index of the present ones, null for a mark to be made. */
export interface MarkChange {
  from: number | null
  /** Null where the mark goes. */
  to: MarkValue | null
}

/**
 * The fewest changes that turn the marks of a cell into others: equal ones stay themselves, the others are changed in
 * order, what is left over goes, what is wanting is made. Removals come first, so that a miss or a mark of a work can take
 * their place.
 */
export function markChanges(present: readonly MarkValue[], wanted: readonly MarkValue[]): MarkChange[] {
  const free = present.map((_, index) => index)
  const left = wanted.filter((mark) => {
    const stays = free.findIndex((index) => sameMark(present[index] ?? mark, mark))
    if (stays >= 0) free.splice(stays, 1)
    return stays < 0
  })
  const changes = left.map((to, index): MarkChange => ({ from: free[index] ?? null, to }))
  const removed = free.slice(left.length).map((from): MarkChange => ({ from, to: null }))
  return [...removed, ...changes]
}
