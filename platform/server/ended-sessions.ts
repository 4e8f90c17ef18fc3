import pg from 'pg'
import { accessTokenSeconds } from './tokens.ts'

const channel = 'session_ended'
const reconnectMs = 1_000

export interface EndedSessions {
  has: (sessionId: number) => boolean
  onEnd: (listener: (sessionId: number) => void) => void
  close: () => Promise<void>
}

/**
 * Sessions ended while their access tokens still live, known to every process of the school within a moment:
 * `select pg_notify('session_ended', id)` tells all. After a lost connection the recent ones are read anew.
 * @param recent ids of sessions ended within the life of an access token
 */
export async function watchEndedSessions(databaseUrl: string, recent: () => Promise<number[]>): Promise<EndedSessions> {
  const ended = new Map<number, number>()
  const hearers: ((sessionId: number) => void)[] = []
  let client: pg.Client | undefined
  let closed = false

  const remember = (sessionId: number) => {
    const now = performance.now()
    for (const [known, at] of ended) {
      if (now - at < accessTokenSeconds * 1000) break
      ended.delete(known)
    }
    ended.set(sessionId, now)
    for (const listener of hearers) listener(sessionId)
  }
  const listen = async () => {
    const fresh = new pg.Client({ connectionString: databaseUrl, application_name: 'shanyraq sessions' })
    fresh.on('notification', (message) => remember(Number(message.payload)))
    fresh.on('error', () => {})
    fresh.on('end', () => {
      if (!closed) setTimeout(() => void listen().catch(() => fresh.emit('end')), reconnectMs).unref()
    })
    await fresh.connect()
    client = fresh
    await fresh.query(`listen ${channel}`)
    for (const sessionId of await recent()) remember(sessionId)
  }
  await listen()
  return {
    has: (sessionId) => ended.has(sessionId),
    onEnd: (listener) => void hearers.push(listener),
    close: async () => {
      closed = true
      await client?.end()
    },
  }
}
