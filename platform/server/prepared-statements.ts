import { createHash } from 'node:crypto'
import pg from 'pg'
import { noteStatement } from './conditional/reading.ts'

/** Asked so often, a statement is kept ready; what is asked more rarely would only take the server's memory. */
const often = 3
/** At most so many are kept ready on each connection, 20 to 100 kB of the server's memory each. */
const maxPrepared = 250
/** Statements built anew for each question are forgotten before they fill our memory. */
const maxCounted = 5_000

/** Which statements are asked often enough to be kept ready. @returns the name to keep one by, or undefined */
function statementNames(): (text: string) => string | undefined {
  const counts = new Map<string, number>()
  const names = new Map<string, string>()
  return (text) => {
    const known = names.get(text)
    if (known !== undefined || names.size >= maxPrepared) return known
    const count = (counts.get(text) ?? 0) + 1
    if (counts.size >= maxCounted) counts.clear()
    counts.set(text, count)
    if (count < often) return undefined
    const name = createHash('sha256').update(text).digest('base64url')
    counts.delete(text)
    names.set(text, name)
    return name
  }
}

type Query = (...given: unknown[]) => never
const isUnanswered = (error: unknown) => error instanceof Error && error.message === 'Query read timeout'

/**
 * @returns the class of a pool's connections, on which PostgreSQL reads and plans a statement with parameters once, not at
 * each question, where the pool is asked it often; one that does not answer is given up
 */
export function preparingClient(): typeof pg.Client {
  const nameOf = statementNames()
  return class PreparingClient extends pg.Client {
    // the library's other forms of a call are passed on as they came
    override query(...given: unknown[]): never {
      const [text, values] = given
      if (typeof text === 'string') noteStatement(text)
      const isPlain = given.length === 2 && typeof text === 'string' && Array.isArray(values) && values.length > 0
      const name = isPlain ? nameOf(text) : undefined
      const answer: unknown = (super.query as Query)(...(name === undefined ? given : [{ name, text, values }]))
      // else the pool would lend it to the next
      if (answer instanceof Promise)
        answer.catch((error) => {
          if (isUnanswered(error)) void this.end()
        })
      return answer as never
    }
  }
}
