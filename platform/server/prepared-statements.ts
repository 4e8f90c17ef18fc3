import { createHash } from 'node:crypto'
import pg from 'pg'
import { noteStatement } from './conditional/reading.ts'
import { firstQuery, TransactionOpening } from './transaction-opening.ts'

/** Asked so often, a statement is kept ready; what is asked more rarely would only take the server's memory. */
const often = 3
/** At most so many are kept ready on each connection, 20 to 100 kB of the server's memory each: those asked last. */
const maxPrepared = 250
/** Statements built anew for each question are forgotten before they fill our memory. */
const maxCounted = 5_000

/** Which statements are asked often enough to be kept ready. @returns the name to keep one by, or undefined */
function statementNames(): (text: string) => string | undefined {
  const seen = new Map<string, { count: number; name?: string }>()
  return (text) => {
    const found = seen.get(text) ?? { count: 0 }
    if (found.count === 0) {
      if (seen.size >= maxCounted) seen.clear()
      seen.set(text, found)
    }
    found.count++
    if (found.count >= often) found.name ??= createHash('sha256').update(text).digest('base64url')
    return found.name
  }
}

/** What the library's connection has beside its documented face. */
interface Prepares {
  parsedStatements: Record<string, string>
  close: (what: { type: 'S'; name: string }) => void
}

/** Statements that one connection keeps ready, those asked longest ago first. */
class ReadyStatements {
  readonly #names = new Set<string>()

  /** Notes that a statement is asked; where there are too many, the one asked longest ago is given up. */
  note(name: string, connection: Prepares): void {
    this.#names.delete(name)
    this.#names.add(name)
    const [oldest] = this.#names
    if (this.#names.size <= maxPrepared || oldest === undefined) return
    this.#names.delete(oldest)
    delete connection.parsedStatements[oldest]
    // goes along with the next question, and its answer is awaited by nobody
    connection.close({ type: 'S', name: oldest })
  }
}

type Query = (...given: unknown[]) => never
const isUnanswered = (error: unknown) => error instanceof Error && error.message === 'Query read timeout'

/**
 * @returns the class of a pool's connections, on which PostgreSQL reads and plans a statement with parameters once, not at
 * each question, where the pool is asked it often, and on which a transaction begins with its first question; one that does not
 * answer is given up
 */
export function preparingClient(): typeof pg.Client {
  const nameOf = statementNames()
  return class PreparingClient extends pg.Client {
    readonly #ready = new ReadyStatements()
    readonly #opening = new TransactionOpening()

    // the library's other forms of a call are passed on as they came
    override query(...given: unknown[]): never {
      const [text, values = []] = given
      if (typeof text !== 'string' || !Array.isArray(values) || given.length > 2) return this.#ask(given)
      noteStatement(text)
      if (values.length === 0) return (this.#opening.answer(text) ?? this.#afterOpening(text)) as never
      const config = this.#keptReady(text, values)
      if (!this.#opening.isWaiting) return this.#ask([config])
      // of a statement that is read here for the first time the library would take the opening's answers for its own
      const isKnown = config.name === undefined || this.#prepares.parsedStatements[config.name] !== undefined
      return isKnown ? this.#withOpening(config) : this.#afterOpening(config)
    }

    get #prepares(): Prepares {
      return (this as unknown as { connection: Prepares }).connection
    }

    #keptReady(text: string, values: unknown[]): pg.QueryConfig {
      const name = nameOf(text)
      if (name === undefined) return { text, values }
      this.#ready.note(name, this.#prepares)
      return { name, text, values }
    }

    #withOpening(config: pg.QueryConfig): never {
      const { query, answer } = firstQuery(this.#opening.take(), config)
      ;(super.query as Query)(query)
      return this.#watched(answer)
    }

    #afterOpening(asked: unknown): never {
      if (!this.#opening.isWaiting) return this.#ask([asked])
      const opened: Promise<unknown> = this.#ask([this.#opening.take().join('; ')])
      return opened.then(() => this.#ask([asked]) as unknown) as never
    }

    #ask(given: unknown[]): never {
      return this.#watched((super.query as Query)(...given))
    }

    /** The pool would lend a connection that does not answer to the next. */
    #watched(answer: unknown): never {
      if (answer instanceof Promise)
        answer.catch((error) => {
          if (isUnanswered(error)) void this.end()
        })
      return answer as never
    }
  }
}
