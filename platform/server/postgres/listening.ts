import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { reportError } from '../lost-connection.ts'
import { preparingClient } from '../prepared-statements.ts'

/** A connection that hears what is told through NOTIFY, and is dialled anew whenever it is lost. */
export interface Listening {
  /** Runs a statement on it. @throws while it is lost; what is not answered within 3 s counts as a loss */
  run: (statement: string, values: unknown[]) => Promise<void>
  close: () => Promise<void>
}
interface ListeningSettings {
  /** Of the part of the program: for the server's list of connections, and in Russian for the log. */
  name: string
  inWords: string
  channel: string
  onMessage: (payload: string) => void
  /** Each time it hears, for the first time or again: what was told before was not heard. What it throws counts as a loss. */
  onOpen: () => Promise<void>
}
interface Connection {
  client: pg.Client
  ask: (statement: string, values?: unknown[]) => Promise<unknown>
  lose: () => void
  lost: Promise<void>
}
/** What is told through NOTIFY is one statement, asked with each event. */
const Client = preparingClient()
const connectMs = 2_000
const answerMs = 3_000
/** A network that has gone away says nothing: the server is asked whether it is there. */
const askMs = 10_000
const farewellMs = 1_000
const firstPauseMs = 50
/** Whoever listens is back two seconds after the database. */
const maxPauseMs = 1_000

const spread = (milliseconds: number) => milliseconds * (0.75 + Math.random() / 2)

/** The server may be too far away to say goodbye to. */
const endClient = (client: pg.Client): Promise<unknown> =>
  Promise.race([client.end().catch(() => undefined), pause(farewellMs, undefined, { ref: false })])

async function dial(
  connectionString: string,
  { name, inWords, channel, onMessage }: ListeningSettings,
): Promise<Connection> {
  const client = new Client({
    connectionString,
    application_name: name,
    connectionTimeoutMillis: connectMs,
    query_timeout: answerMs,
  })
  const { promise: lost, resolve } = Promise.withResolvers<void>()
  let last: Promise<unknown> = Promise.resolve()
  // one after the other: the driver will take no second one meanwhile
  const ask = (statement: string, values?: unknown[]) => {
    last = last.catch(() => undefined).then(() => client.query(statement, values))
    return last
  }
  const asking = setInterval(() => void ask('select 1').catch(lose), askMs).unref()
  function lose(): void {
    clearInterval(asking)
    resolve()
    void endClient(client)
  }
  client.on('error', (error) => reportError(inWords, error)).on('error', lose)
  client.on('end', lose)
  client.on('notification', ({ payload = '' }) => {
    try {
      onMessage(payload)
    } catch (error) {
      reportError(inWords, error as Error)
    }
  })
  try {
    await client.connect()
    await ask(`listen ${client.escapeIdentifier(channel)}`)
    return { client, ask, lose, lost }
  } catch (error) {
    lose()
    throw error
  }
}

/**
 * Hears a channel until it is closed. There is never more than one connection, nor more than one try at a time: an outage
 * ends as it began.
 * @throws when the first connection can't be made
 */
export async function listenTo(connectionString: string, settings: ListeningSettings): Promise<Listening> {
  const closing = new AbortController()
  const { signal } = closing
  let current: Connection | null = null

  const open = async (): Promise<Connection> => {
    const connection = await dial(connectionString, settings)
    try {
      signal.throwIfAborted()
      current = connection
      await settings.onOpen()
      return connection
    } catch (error) {
      current = null
      connection.lose()
      throw error
    }
  }
  const regain = async (): Promise<Connection> => {
    for (let wait = firstPauseMs; ; wait = Math.min(wait * 2, maxPauseMs)) {
      await pause(spread(wait), undefined, { ref: false, signal })
      const connection = await open().catch(() => null)
      if (connection) return connection
    }
  }
  const keep = async (first: Connection): Promise<void> => {
    for (let connection = first; ; connection = await regain()) {
      await connection.lost
      current = null
    }
  }
  const keeping = keep(await open()).catch(() => undefined)
  return {
    run: async (statement, values) => {
      if (!current) throw new Error('Connection terminated')
      const { ask, lose } = current
      try {
        await ask(statement, values)
      } catch (error) {
        if (!(error instanceof pg.DatabaseError)) lose()
        throw error
      }
    },
    close: async () => {
      closing.abort()
      if (current) await endClient(current.client)
      await keeping
    },
  }
}
