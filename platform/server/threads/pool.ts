import { Tinypool } from 'tinypool'
import type { SchoolKind } from '#platform/contract/school-kind.ts'
import { Line, type WhenGone } from './line.ts'

/** A function by its module (a file URL) and its name, with what it takes; all of it can be cloned. */
export interface ThreadTask {
  module: string
  name: string
  /** The language in which it speaks; null is the school's. */
  locale: string | null
  /** In whose words. */
  kind: SchoolKind
  args: readonly unknown[]
}
interface PoolSettings {
  /** How many there are at most; they are started as they are needed. */
  threads: number
  /** After so long without work a thread ends. */
  idleMs: number
  /** Of a thread; one that takes more ends. */
  maxMegabytes: number
}
interface TaskSettings {
  /** Begun when nobody else's waits, or when enough of theirs have gone first. */
  isInBackground: boolean
  /** A task for which nobody waits any more is not begun. */
  whenGone: WhenGone
  /** From its beginning; a task that takes longer ends with its thread. */
  maxMs: number
}
/** So many tasks go before one that was begun in the background: the transaction around it does not stay open for ever. */
const patience = 20
const filename = new URL('run-task.ts', import.meta.url).href

/**
 * Threads for work that would hold up the answers of others. A thread that fails ends with its task, the next one gets
 * another thread.
 */
export class ThreadPool {
  readonly #pool: Tinypool
  readonly #threads: number
  readonly #waiting = new Line()
  readonly #inBackground = new Line()
  /** How many have gone before those in the background that wait. */
  #gone = 0
  #running = 0

  constructor({ threads, idleMs, maxMegabytes }: PoolSettings) {
    this.#threads = threads
    this.#pool = new Tinypool({
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: idleMs,
      resourceLimits: { maxOldGenerationSizeMb: maxMegabytes },
      // an idle thread waits for messages as usual: it can be ended, and what it prints comes out
      useAtomics: false,
    })
    this.#pool.on('error', (error: Error) => console.error('a thread without a task:', error))
  }

  /** How many threads there are now. */
  get size(): number {
    return this.#pool.threads.length
  }

  /**
   * @throws what the task throws; an Error where it takes too long, too much memory, or ends its thread; Refusal 499 where
   * whoever waits goes away before it has begun
   */
  async run(task: ThreadTask, { isInBackground, maxMs, whenGone }: TaskSettings): Promise<unknown> {
    const begun = (isInBackground ? this.#inBackground : this.#waiting).wait(whenGone)
    this.#next()
    await begun
    try {
      return await this.#runNow(task, maxMs)
    } finally {
      this.#running--
      this.#next()
    }
  }

  /** The pool itself gets no more than it has threads for: one that ends without a successor would leave its queue standing. */
  #next(): void {
    if (this.#running < this.#threads && this.#callNext()) this.#running++
  }

  #callNext(): boolean {
    const isTheirTurn = this.#gone >= patience || this.#waiting.length === 0
    if (isTheirTurn || this.#inBackground.length === 0) this.#gone = 0
    else this.#gone++
    const [first, second] = isTheirTurn ? [this.#inBackground, this.#waiting] : [this.#waiting, this.#inBackground]
    return first.callNext() || second.callNext()
  }

  async #runNow(task: ThreadTask, maxMs: number): Promise<unknown> {
    const deadline = new AbortController()
    const timer = setTimeout(() => deadline.abort(), maxMs)
    try {
      return (await this.#pool.run(task, { filename, name: 'runTask', signal: deadline.signal })) as unknown
    } catch (error) {
      if (!deadline.signal.aborted) throw error
      throw new Error(`${task.name} took longer than ${maxMs} ms`, { cause: error })
    } finally {
      clearTimeout(timer)
    }
  }

  /** Ends all threads; tasks that are running fail. */
  end(): Promise<void> {
    return this.#pool.destroy()
  }
}
