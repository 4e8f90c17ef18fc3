import type { Clock } from './clock.ts'
import { listenTo } from './postgres/listening.ts'
import { accessTokenSeconds } from './tokens.ts'

/** Whose rights, appointments or memberships have changed: accounts, or everybody's. */
export type ChangedAccounts = ReadonlySet<number> | 'all'

export interface ScopeChanges {
  onChange: (listener: (whose: ChangedAccounts) => void) => void
  /** Whether it has changed within the life of an access token, which would not tell. */
  isRecent: (accountId: number) => boolean
  close: () => Promise<void>
}
const lookMs = 1_000

const whoseOf = (payload: string): ChangedAccounts =>
  payload === 'all' ? 'all' : new Set(payload.split(',').map((one) => Number(one)))

/** Calls once for each day that begins while it watches. @returns how to stop */
function watchDays(clock: Pick<Clock, 'today'>, onDay: () => void): () => void {
  let day = clock.today()
  const timer = setInterval(() => {
    if (clock.today() === day) return
    day = clock.today()
    onDay()
  }, lookMs).unref()
  return () => clearInterval(timer)
}

/**
 * Changes of who reaches what, known to every process of the school within a moment of their commit: triggers on the tables of
 * rights, appointments and memberships tell them. Everybody's may have changed where a new day begins, on which some end, and
 * where the connection was lost meanwhile.
 */
export async function watchScopeChanges(databaseUrl: string, clock: Pick<Clock, 'today'>): Promise<ScopeChanges> {
  const hearers: ((whose: ChangedAccounts) => void)[] = []
  const changedAt = new Map<number | 'all', number>()
  const isFresh = (at: number | undefined) => at !== undefined && performance.now() - at < accessTokenSeconds * 1000
  const announce = (whose: ChangedAccounts): void => {
    for (const [one, at] of changedAt) if (!isFresh(at)) changedAt.delete(one)
    for (const one of whose === 'all' ? (['all'] as const) : whose) changedAt.set(one, performance.now())
    for (const hear of hearers) hear(whose)
  }
  let isFirst = true
  const listening = await listenTo(databaseUrl, {
    name: 'shanyraq scopes',
    inWords: 'Права',
    channel: 'scope_changed',
    onMessage: (payload) => announce(whoseOf(payload)),
    onOpen: async () => {
      if (!isFirst) announce('all')
      isFirst = false
    },
  })
  const unwatch = watchDays(clock, () => announce('all'))
  return {
    onChange: (listener) => void hearers.push(listener),
    isRecent: (accountId) => isFresh(changedAt.get(accountId)) || isFresh(changedAt.get('all')),
    close: async () => {
      unwatch()
      await listening.close()
    },
  }
}
