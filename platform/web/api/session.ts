import type { Rights } from '#platform/contract/access.ts'
import { allows, type Access } from '#platform/contract/access.ts'
import { createStore, useStore } from '../store.ts'

/** What the access token says of who is signed in. */
export interface Session extends Rights {
  /** Account, `user_id` of the token. */
  accountId: number
  /** Person of the account, where there is one. */
  personId: number | null
  /** Seconds since the epoch at which the token ends. */
  expiresAt: number
  /** That the account has chosen. */
  language?: string | undefined
}
interface StoredSession {
  /** Null without a network, until the first renewal: who was signed in on this device. */
  token: string | null
  session: Session
}
interface Claims extends Rights {
  user_id: number
  person?: number | null
  setup?: boolean
  only_reads?: boolean
  exp: number
  lang?: string
}

const stored = createStore<StoredSession | null>(null)

function claimsOf(token: string): Claims {
  const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
  const bytes = Uint8Array.from(atob(payload), (letter) => letter.codePointAt(0) ?? 0)
  return JSON.parse(new TextDecoder().decode(bytes)) as Claims
}
function sessionOf(token: string): Session {
  const { client, permissions, roles, act, user_id, person, exp, setup, only_reads, lang } = claimsOf(token)
  return {
    client,
    permissions,
    roles: roles ?? [],
    act,
    onlyReads: only_reads === true,
    accountId: user_id,
    personId: person ?? null,
    expiresAt: exp,
    isSettingUp: setup === true,
    language: lang,
  }
}

/** Keeps the access token, in memory only. */
export const keepToken = (token: string): void => stored.set({ token, session: sessionOf(token) })
/** Takes who was signed in on this device for signed in, until the server can be asked. */
export const storeSession = (session: Session): void => stored.set({ token: null, session })
export const forgetToken = (): void => stored.set(null)
export const sessionToken = (): string | undefined => stored.get()?.token ?? undefined
/** Who is signed in as far as this tab knows; null before the first refresh and after the end. */
export const currentSession = (): Session | null => stored.get()?.session ?? null
export const onSessionChange = stored.subscribe
export const useSession = (): Session | null => useStore(stored)?.session ?? null
/** Whether the signed-in may use an endpoint, page or room: the server asks the same declaration. */
export const useAllowed = (endpoint: { access: Access }): boolean => allows(endpoint.access, useSession())
