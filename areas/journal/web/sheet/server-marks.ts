import { cellId } from '#platform/web/grid/index.ts'
import type { PayloadOf } from '#platform/contract/realtime.ts'
import type { journalChanged } from '../../contract/events.ts'
import type { JournalGrid, Miss, Score } from '../../contract/journal.ts'
import { lessonColumnId, workColumnId } from './columns.ts'
import type { Draft } from './drafts.ts'

export const cellOfScore = ({ lesson_id, work_id, student_id }: Score): string =>
  cellId(work_id === null ? lessonColumnId(lesson_id) : workColumnId(work_id), student_id)
export const cellOfMiss = ({ lesson_id, student_id }: Miss): string => cellId(lessonColumnId(lesson_id), student_id)

const nobody: readonly Score[] = []

/** What the server has, by cell, as far as it has sent it. Rows older than known ones, or gone, are not taken again. */
export class ServerMarks {
  readonly #scores = new Map<string, readonly Score[]>()
  readonly #misses = new Map<string, Miss>()
  readonly #cells = { score: new Map<number, string>(), miss: new Map<number, string>() }
  readonly #gone = { score: new Set<number>(), miss: new Set<number>() }
  #noted: ((serverMarks: ServerMarks) => void)[] | null = null

  constructor(grid: Pick<JournalGrid, 'scores' | 'misses'>) {
    for (const score of grid.scores) this.putScore(score)
    for (const miss of grid.misses) this.putMiss(miss)
  }

  /** All that the server has, as far as it has sent it. */
  all(): { scores: Score[]; misses: Miss[] } {
    return { scores: [...this.#scores.values()].flat(), misses: [...this.#misses.values()] }
  }

  /** Of lessons with marks or misses. */
  lessonIds(): Set<number> {
    const ids = new Set<number>()
    for (const scores of this.#scores.values()) for (const { lesson_id } of scores) ids.add(lesson_id)
    for (const { lesson_id } of this.#misses.values()) ids.add(lesson_id)
    return ids
  }

  /** From now on what changes is noted, for a newer reading that may have begun before it. */
  note(): void {
    this.#noted ??= []
  }

  /** Brings a newer reading up to what was noted here meanwhile. */
  bringUp(newer: ServerMarks): void {
    for (const change of this.#noted ?? []) change(newer)
  }

  scores(cell: string): readonly Score[] {
    return this.#scores.get(cell) ?? nobody
  }

  miss(cell: string): Miss | null {
    return this.#misses.get(cell) ?? null
  }

  /** Takes in what somebody changed. @returns the cells that look different now */
  take({ scores, misses, removed_scores, removed_misses }: PayloadOf<typeof journalChanged>): string[] {
    return [
      ...removed_scores.flatMap((id) => this.removeScore(id)),
      ...removed_misses.flatMap((id) => this.removeMiss(id)),
      ...scores.flatMap((score) => this.putScore(score)),
      ...misses.flatMap((miss) => this.putMiss(miss)),
    ]
  }

  /** Takes in what the server has answered to a draft: the row that stands now, or null where there is none any more. */
  settle({ kind, cell, base }: Draft, row: Score | Miss | null): void {
    if (row === null) {
      if (base !== null) this.#remove(kind, base.id)
    } else if ('type' in row) this.putScore(row, cell)
    else this.putMiss(row)
  }

  #remove(kind: Draft['kind'], id: number): void {
    if (kind === 'score') this.removeScore(id)
    else this.removeMiss(id)
  }

  /**
   * @param place the cell, where it is known
   * @returns the cells that look different now
   */
  putScore(score: Score, place?: string): string[] {
    this.#noted?.push((serverMarks) => serverMarks.putScore(score))
    if (this.#gone.score.has(score.id)) return []
    const before = this.#cells.score.get(score.id)
    const known = before === undefined ? undefined : this.scores(before).find(({ id }) => id === score.id)
    if (known && known.version >= score.version) return []
    const cell = place ?? cellOfScore(score)
    if (before !== undefined) this.#takeScore(before, score.id)
    this.#scores.set(
      cell,
      [...this.scores(cell), score].toSorted((a, b) => a.id - b.id),
    )
    this.#cells.score.set(score.id, cell)
    return before === undefined || before === cell ? [cell] : [before, cell]
  }

  removeScore(id: number): string[] {
    this.#noted?.push((serverMarks) => serverMarks.removeScore(id))
    this.#gone.score.add(id)
    const cell = this.#cells.score.get(id)
    if (cell === undefined) return []
    this.#takeScore(cell, id)
    this.#cells.score.delete(id)
    return [cell]
  }

  #takeScore(cell: string, id: number): void {
    this.#scores.set(
      cell,
      this.scores(cell).filter((score) => score.id !== id),
    )
  }

  putMiss(miss: Miss): string[] {
    this.#noted?.push((serverMarks) => serverMarks.putMiss(miss))
    if (this.#gone.miss.has(miss.id)) return []
    const cell = cellOfMiss(miss)
    const known = this.#misses.get(cell)
    if (known?.id === miss.id && known.version > miss.version) return []
    this.#misses.set(cell, miss)
    this.#cells.miss.set(miss.id, cell)
    return [cell]
  }

  removeMiss(id: number): string[] {
    this.#noted?.push((serverMarks) => serverMarks.removeMiss(id))
    this.#gone.miss.add(id)
    const cell = this.#cells.miss.get(id)
    if (cell === undefined) return []
    if (this.#misses.get(cell)?.id === id) this.#misses.delete(cell)
    this.#cells.miss.delete(id)
    return [cell]
  }
}
