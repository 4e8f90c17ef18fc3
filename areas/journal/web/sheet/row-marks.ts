import type { CourseMark } from '#areas/grading/rules/course-marks.ts'
import type { MarkColumn } from './columns.ts'
import type { Entries } from './entries.ts'

/** Out of how much a new mark of a column is. */
export const maximumOf = (column: MarkColumn | undefined, foMaximum: number): number =>
  column?.kind === 'work' ? column.work.maximum : foMaximum

/** Marks of a cell as results count them, by the maximum that the server has written them with; none outside quarters. */
function marksIn(column: MarkColumn, { scores }: Entries, foMaximum: number): CourseMark[] {
  const quarter = column.quarter?.number
  if (quarter === undefined) return []
  const work = column.kind === 'work' ? column.work : null
  return scores.map(({ mark, score }) => ({
    type: work?.kind ?? 'fo',
    number: work?.number ?? null,
    quarter,
    value: mark.value,
    maximum: score?.maximum ?? maximumOf(column, foMaximum),
  }))
}

/** Of one journal as it stands. */
export interface RowSources {
  /** Of the year, in order: that of the marks of a quarter. */
  columns: readonly MarkColumn[]
  /** Marks from other groups by student, which follow those of this one. */
  elsewhere: ReadonlyMap<number, readonly CourseMark[]>
  /** Numbers of the year's quarters. */
  quarters: readonly number[]
  foMaximum: number
}

/** Marks of one student by quarter; the array of a quarter stays the same until one of its marks changes. */
class RowMarks {
  readonly #columns: readonly MarkColumn[]
  readonly #elsewhere: readonly CourseMark[]
  readonly #cells = new Map<string, readonly CourseMark[]>()
  readonly #quarters = new Map<number, readonly CourseMark[]>()

  constructor({ columns, elsewhere }: RowSources, studentId: number) {
    this.#columns = columns
    this.#elsewhere = elsewhere.get(studentId) ?? []
  }

  put({ id, quarter }: MarkColumn, marks: readonly CourseMark[]): void {
    if (quarter === null || (marks.length === 0 && !this.#cells.has(id))) return
    this.#cells.set(id, marks)
    this.#quarters.delete(quarter.number)
  }

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

/** Marks of the rows of which results were asked for, as they stand on the screen. */
export class MarkRows {
  readonly #entries: (column: MarkColumn, studentId: number) => Entries
  readonly #rows = new Map<number, RowMarks>()
  #sources: RowSources

  constructor(sources: RowSources, entries: (column: MarkColumn, studentId: number) => Entries) {
    this.#sources = sources
    this.#entries = entries
  }

  /** The journal stands otherwise: all rows are read anew once they are asked for. */
  reset(sources: RowSources): void {
    this.#sources = sources
    this.#rows.clear()
  }

  /** Something else counts in a cell: a row that is known learns it. */
  bringUp(column: MarkColumn, studentId: number): void {
    const row = this.#rows.get(studentId)
    if (row) this.#put(row, column, studentId)
  }

  /** Marks of a student by number of the quarter; the array of a quarter is the same as long as no mark of it changes. */
  ofStudent(studentId: number): ReadonlyMap<number, readonly CourseMark[]> {
    const row = this.#rows.get(studentId) ?? this.#read(studentId)
    return new Map(this.#sources.quarters.map((quarter) => [quarter, row.ofQuarter(quarter)]))
  }

  #read(studentId: number): RowMarks {
    const row = new RowMarks(this.#sources, studentId)
    for (const column of this.#sources.columns) this.#put(row, column, studentId)
    this.#rows.set(studentId, row)
    return row
  }

  #put(row: RowMarks, column: MarkColumn, studentId: number): void {
    row.put(column, marksIn(column, this.#entries(column, studentId), this.#sources.foMaximum))
  }
}
