import { decimalText } from '#areas/grading/rules/exact-words.ts'
import { exact } from '#areas/grading/rules/exact.ts'
import { cellId, rowSignal } from '#platform/web/grid/index.ts'
import { whenIdle } from '#platform/web/when-idle.ts'
import type { MarkColumn } from './columns.ts'
import type { JournalStore } from './journal-store.ts'
import { studentResults, type StudentResults } from './student-results.ts'

const latestMs = 1_000

/**
 * Results of all students, computed in the background: a mark is on the screen first, what follows from it a moment later, one student
 * at a time, so that no key ever waits for arithmetic.
 */
export class ResultsCache {
  readonly #store: JournalStore
  readonly #results = new Map<number, StudentResults>()
  readonly #requested = new Set<number>()
  readonly #listeners = new Map<number, Set<() => void>>()

  constructor(store: JournalStore) {
    this.#store = store
  }

  /** Watches one student's results until the returned function is called. */
  watch(studentId: number, listener: () => void): () => void {
    const listeners = this.#listeners.get(studentId) ?? new Set()
    this.#listeners.set(studentId, listeners.add(listener))
    const stop = this.#store.signals.on(rowSignal(studentId), () => this.#want(studentId))
    if (!this.#results.has(studentId)) this.#want(studentId)
    return () => {
      stop()
      listeners.delete(listener)
    }
  }

  /** As last computed; null before the first time. */
  of(studentId: number): StudentResults | null {
    return this.#results.get(studentId) ?? null
  }

  #want(studentId: number): void {
    if (this.#requested.size === 0) whenIdle(() => this.#computeNext(), latestMs)
    this.#requested.add(studentId)
  }

  #computeNext(): void {
    const [studentId] = this.#requested
    if (studentId === undefined) return
    this.#requested.delete(studentId)
    this.#results.set(studentId, studentResults(this.#store, studentId, this.of(studentId)))
    for (const listener of this.#listeners.get(studentId) ?? []) listener()
    if (this.#requested.size > 0) whenIdle(() => this.#computeNext(), latestMs)
  }
}

/** Of the marks of a column. */
export interface ColumnSum {
  /** «7,4» of a lesson, «68%» of a work; null without marks. */
  mean: string | null
  marks: number
}
/** Columns of one turn: a year has two hundred. */
const atOnce = 20
const nothing: ColumnSum = { mean: null, marks: 0 }

function sumOf(store: JournalStore, column: MarkColumn): ColumnSum {
  let [marks, points] = [0, 0]
  for (const { id } of store.grid.students)
    for (const { value } of store.value(cellId(column.id, id)).marks) {
      marks += 1
      points += value
    }
  if (marks === 0) return nothing
  if (column.kind === 'work') return { mean: `${Math.round((points * 100) / (marks * column.work.maximum))}%`, marks }
  // a glance, no result: one figure after the comma
  return { mean: decimalText(exact(Math.round((points * 10) / marks), 10)), marks }
}

/** Means of all columns that are looked at, computed in the background like results: no key waits for them. */
export class ColumnSums {
  readonly #store: JournalStore
  readonly #sums = new Map<string, ColumnSum>()
  readonly #wanted = new Set<string>()
  readonly #listeners = new Map<string, Set<() => void>>()

  constructor(store: JournalStore) {
    this.#store = store
  }

  /** Watches one column until the returned function is called. */
  watch(columnId: string, listener: () => void): () => void {
    const listeners = this.#listeners.get(columnId) ?? new Set()
    this.#listeners.set(columnId, listeners.add(listener))
    const stop = this.#store.signals.on(columnId, () => this.#want(columnId))
    this.#want(columnId)
    return () => {
      stop()
      listeners.delete(listener)
    }
  }

  /** As last computed; the same object until it differs. */
  of(columnId: string): ColumnSum {
    return this.#sums.get(columnId) ?? nothing
  }

  #want(columnId: string): void {
    if (this.#wanted.size === 0) whenIdle(() => this.#compute(), latestMs)
    this.#wanted.add(columnId)
  }

  #compute(): void {
    for (const columnId of [...this.#wanted].slice(0, atOnce)) {
      this.#wanted.delete(columnId)
      const column = this.#store.column(columnId)
      const [before, after] = [this.of(columnId), column ? sumOf(this.#store, column) : nothing]
      if (before.mean === after.mean && before.marks === after.marks) continue
      this.#sums.set(columnId, after)
      for (const listener of this.#listeners.get(columnId) ?? []) listener()
    }
    if (this.#wanted.size > 0) whenIdle(() => this.#compute(), latestMs)
  }
}
