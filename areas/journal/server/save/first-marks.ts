import { pairKey } from '#areas/grading/rules/pair-key.ts'
import type { MarkingBatch, ScoreRow, TrackedScore } from './marking-batch.ts'

/** A new mark, as far as it decides whether another device was there before. */
export interface NewMark {
  lesson_id: number
  student_id: number
  work_id?: number | null | undefined
  is_first?: boolean | undefined
}

/** A cell that a block writes into as empty. */
interface FirstCell {
  /** Marks of others that marks of the block have turned out to be. */
  same: Set<TrackedScore>
  /** The mark in the way of the block's: all that come after meet it too. */
  contested: TrackedScore | null
}

/**
 * Cells that a block writes into because its device saw nothing there. Whose the marks are that stand there by now does not
 * matter: a person with two devices is two who do not see each other. A mark that stands there already is not put a second
 * time, each one for one; where another stands, the block's are in conflict with it, not put beside it.
 */
export class FirstMarks<Mark extends NewMark> {
  readonly #batch: MarkingBatch
  readonly #matches: (row: ScoreRow, mark: Mark) => boolean
  readonly #cells = new Map<string, FirstCell>()

  constructor(batch: MarkingBatch, matches: (row: ScoreRow, mark: Mark) => boolean) {
    this.#batch = batch
    this.#matches = matches
  }

  /** What stands where a new mark is to be put into an empty cell: the same mark, or another; null where nothing does. */
  concurrent(mark: Mark): TrackedScore | null {
    const cell = this.#cellOf(mark)
    if (cell === null) return null
    if (cell.contested) return cell.contested
    const others = this.#stored(mark).filter((tracked) => !cell.same.has(tracked))
    const same = others.find(({ row }) => this.#matches(row, mark))
    if (same) cell.same.add(same)
    else cell.contested = others[0] ?? null
    return same ?? cell.contested
  }

  /** Later marks of a block follow the first one into its cell; null where the device saw what stands there. */
  #cellOf({ lesson_id, student_id, work_id, is_first }: Mark): FirstCell | null {
    const key = work_id ? `work ${pairKey(work_id, student_id)}` : pairKey(lesson_id, student_id)
    const known = this.#cells.get(key)
    if (known || !is_first) return known ?? null
    const cell: FirstCell = { same: new Set(), contested: null }
    this.#cells.set(key, cell)
    return cell
  }

  /** Marks of the cell that were there before the block. */
  #stored({ lesson_id, student_id, work_id }: Mark): TrackedScore[] {
    const { scores } = this.#batch
    const standing = work_id
      ? [scores.ofWork(work_id, student_id)]
      : scores.ofCell(lesson_id, student_id).filter(({ row }) => row.type === 'fo')
    return standing.flatMap((tracked) => (tracked?.before ? [tracked] : []))
  }
}
