import { listenTo } from './postgres/listening.ts'
import { accessTokenSeconds } from './tokens.ts'

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

  const remember = (sessionId: number) => {
    const now = performance.now()
    for (const [known, at] of ended) {
      if (now - at < accessTokenSeconds * 1000) break
      ended.delete(known)
    }
    // to the end: the oldest stand first
    ended.delete(sessionId)
    ended.set(sessionId, now)
    for (const listener of hearers) listener(sessionId)
  }
  const listening = await listenTo(databaseUrl, {
    name: 'shanyraq sessions',
    inWords: 'Сессии',
    channel: 'session_ended',
    onMessage: (payload) => remember(Number(payload)),
    onOpen: async () => {
      for (const sessionId of await recent()) remember(sessionId)
    },
  })
  return {
    has: (sessionId) => ended.has(sessionId),
    onEnd: (listener) => void hearers.push(listener),
    close: listening.close,
  }
}
