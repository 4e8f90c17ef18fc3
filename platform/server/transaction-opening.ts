import pg from 'pg'

export const generalPlans = 'set local plan_cache_mode = force_generic_plan'
/** What opens a transaction and has no answer that anybody waits for, with what PostgreSQL says to it. */
const openings: Readonly<Record<string, string>> = { begin: 'BEGIN', [generalPlans]: 'SET' }
const endings: Readonly<Record<string, string>> = { commit: 'COMMIT', rollback: 'ROLLBACK' }

/** What the library's connection has beside its documented face. */
interface Sends {
  parse: (statement: { text: string }) => void
  bind: (values: object) => void
  execute: (portal: object) => void
}
type Callback = (error: Error | null, results: unknown) => void
/** The library's question with what it has beside its documented face. */
interface Prepared extends pg.Query {
  prepare(connection: Sends): void
}
const PreparedQuery = pg.Query as unknown as new (config: pg.QueryConfig, callback: Callback) => Prepared

/** A question that goes along with what opens its transaction: where that fails, PostgreSQL skips the question. */
class FirstQuery extends PreparedQuery {
  readonly #opening: readonly string[]
  constructor(opening: readonly string[], config: pg.QueryConfig, callback: Callback) {
    super(config, callback)
    this.#opening = opening
  }
  override prepare(connection: Sends): void {
    for (const text of this.#opening) {
      connection.parse({ text })
      connection.bind({})
      connection.execute({})
    }
    super.prepare(connection)
  }
}

/** Answers as PostgreSQL would, without asking it. */
const done = (command: string) => Promise.resolve({ command, rowCount: null, oid: null, fields: [], rows: [] })

/** The opening of one connection's transaction, which waits for the first question in it: a way there and back less for each. */
export class TransactionOpening {
  #waiting: string[] = []

  get isWaiting(): boolean {
    return this.#waiting.length > 0
  }

  /** @returns the answer to what need not be sent by itself; undefined for all else */
  answer(text: string): Promise<unknown> | undefined {
    const opened = text === 'begin' || this.isWaiting ? openings[text] : undefined
    if (opened !== undefined) {
      this.#waiting.push(text)
      return done(opened)
    }
    const ended = this.isWaiting ? endings[text] : undefined
    if (ended === undefined) return undefined
    this.#waiting = []
    return done(ended)
  }

  /** What waits, for whoever sends it; nothing waits any more. */
  take(): readonly string[] {
    const taken = this.#waiting
    this.#waiting = []
    return taken
  }
}

/** @returns what asks a question together with its opening, to be given to the library; and its answer */
export function firstQuery(opening: readonly string[], config: pg.QueryConfig) {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>()
  const query = new FirstQuery(opening, config, (error, results) => {
    if (error === null) resolve(Array.isArray(results) ? results.at(-1) : results)
    else reject(error)
  })
  return { query, answer: promise }
}
