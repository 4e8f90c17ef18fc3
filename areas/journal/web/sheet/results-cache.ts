import { rowSignal } from '#platform/web/grid/index.ts'
import type { JournalStore } from './journal-store.ts'
import { studentResults, type StudentResults } from './student-results.ts'
import { whenIdle } from './when-idle.ts'

/**
 * Results of all students, computed in the background: a mark is on the screen first, what follows from it a moment later, one student
 * at a time, so that no key ever waits for arithmetic.
 */
export class ResultsCache {
  readonly #store: JournalStore
  readonly #results = new Map<number, StudentResults>()
  readonly #wanted = new Set<number>()
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
    if (this.#wanted.size === 0) whenIdle(() => this.#computeNext())
    this.#wanted.add(studentId)
  }

  #computeNext(): void {
    const [studentId] = this.#wanted
    if (studentId === undefined) return
    this.#wanted.delete(studentId)
    this.#results.set(studentId, studentResults(this.#store, studentId, this.of(studentId)))
    for (const listener of this.#listeners.get(studentId) ?? []) listener()
    if (this.#wanted.size > 0) whenIdle(() => this.#computeNext())
  }
}
