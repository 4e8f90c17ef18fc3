import type { CourseMark } from '#areas/grading/rules/course-marks.ts'
import type { MarkColumn } from './columns.ts'

/** Marks of one student as results count them, by quarter; the array of a quarter stays the same until one of them changes. */
export class RowMarks {
  readonly #columns: readonly MarkColumn[]
  readonly #elsewhere: readonly CourseMark[]
  readonly #cells = new Map<string, readonly CourseMark[]>()
  readonly #quarters = new Map<number, readonly CourseMark[]>()

  /**
   * @param columns of the year, in order: that of the marks of a quarter
   * @param elsewhere marks from other groups, which follow those of this one
   */
  constructor(columns: readonly MarkColumn[], elsewhere: readonly CourseMark[]) {
    this.#columns = columns
    this.#elsewhere = elsewhere
  }

  /** What stands in a cell now. */
  put({ id, quarter }: MarkColumn, marks: readonly CourseMark[]): void {
    if (quarter === null || (marks.length === 0 && !this.#cells.has(id))) return
    this.#cells.set(id, marks)
    this.#quarters.delete(quarter.number)
  }

  /** @param quarter its number, 1–4 */
  ofQuarter(quarter: number): readonly CourseMark[] {
    const known = this.#quarters.get(quarter)
    if (known) return known
    const marks: CourseMark[] = []
    for (const column of this.#columns)
      if (column.quarter?.number === quarter) marks.push(...(this.#cells.get(column.id) ?? []))
    for (const mark of this.#elsewhere) if (mark.quarter === quarter) marks.push(mark)
    this.#quarters.set(quarter, marks)
    return marks
  }
}
