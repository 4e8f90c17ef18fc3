import type { AnyEndpoint } from '#platform/contract/endpoint.ts'
import { ApiError } from './api-error.ts'
import { forgetRefusedMarkers, forgetSessionCookie, hasSessionCookie, isImpersonatingHere } from './cookies.ts'
import { send } from './send.ts'
import { currentSession, forgetToken, sessionToken, keepToken } from './session.ts'
import { serverNow } from './server-clock.ts'
import { forgetInput, keepInput } from '../kept-input.ts'
import { publishToTabs } from './session-channel.ts'
import { clearDevice } from './sign-out.ts'

const thresholdMs = 2 * 60_000

/** `left`: the person signed out; `lost`: the session ended by itself or elsewhere; `blocked`: the account was. */
export type Ending = 'left' | 'lost' | 'blocked'
interface SessionSettings {
  /** The call that answers `{ access_token }` for the refresh cookie. */
  refresh: AnyEndpoint
  /** All tokens are gone: forget what was read, go to /login; after leaving by oneself to /. */
  onEnd: (how: Ending) => void
  /** Another account has come in another tab: begin anew. */
  onOther: () => void
}
let settings: SessionSettings | undefined
let isLeaving = false
/** The device is still being cleared: the page must not go before. */
let isClearing = false
/** The page is about to begin anew with another session. */
let isChanging = false
/** How the last session ended; a call that is refused after that knows less of it. */
let ending: Ending = 'lost'
/** Names the refresh call and what happens when a session ends; once, before the first request. */
export const provideSession = (given: SessionSettings): void => {
  settings = given
  isLeaving = false
  isChanging = false
  ending = 'lost'
}

/** Forgets the session here and, unless they know it already, in the other tabs; what stands typed is kept for its author. */
export function endSession(how: Ending, { toOtherTabs = true, keepsInput = how === 'lost' && !isLeaving } = {}): void {
  if (isChanging) return
  if (currentSession() !== null || how === 'blocked') ending = how
  if (keepsInput) keepInput()
  else forgetInput()
  forgetToken()
  if (toOtherTabs) publishToTabs(isLeaving ? 'left' : 'ended')
  if (!isClearing) settings?.onEnd(isLeaving ? 'left' : ending)
}

/** Leaves by one's own wish: a call beside it that is refused meanwhile, or after, does not make it a lost session. */
export async function leaveSession(end: () => Promise<unknown>): Promise<void> {
  isLeaving = true
  isClearing = true
  const before = currentSession()
  try {
    await end()
    if (before) await clearDevice(before.accountId)
  } catch (error) {
    isLeaving = false
    isClearing = false
    // what was noticed beside it meanwhile
    if (before && currentSession() === null) endSession('lost')
    throw error
  }
  isClearing = false
  // without a network the server knows nothing of it: this device must not come back by itself
  forgetSessionCookie()
  endSession('left')
}

/** Goes over to another session: that the present one ends meanwhile is no loss. The page must begin anew after it. */
export async function changeSession(change: () => Promise<unknown>): Promise<void> {
  isChanging = true
  try {
    await change()
  } catch (error) {
    isChanging = false
    throw error
  }
}

/** Where the browser has no locks (plain http), the server's grace for a token used twice covers two tabs. */
function oneTabAtATime<T>(act: () => Promise<T>): Promise<T> {
  const locks: LockManager | null | undefined = navigator.locks
  return locks ? locks.request('session-refresh', act) : act()
}

const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429

/** The server refuses a renewal so where the account was blocked meanwhile. */
const isBlocked = (error: unknown): boolean => error instanceof ApiError && error.status === 409

async function renew(): Promise<string | undefined> {
  const before = currentSession()
  if (!settings || !hasSessionCookie()) {
    endSession('lost')
    return undefined
  }
  const wasImpersonating = isImpersonatingHere()
  try {
    const answer = (await send(settings.refresh, { body: {} }, {})) as { access_token: string }
    keepToken(answer.access_token)
  } catch (error) {
    // a dead network or server is no refusal: what is held stays, the call fails by itself
    if (!isRefused(error)) throw error
    forgetRefusedMarkers(wasImpersonating)
    endSession(isBlocked(error) ? 'blocked' : 'lost')
    return undefined
  }
  if (before && before.accountId !== currentSession()?.accountId) {
    // what one person asked is not answered to another
    if (!isChanging) settings.onOther()
    return undefined
  }
  return sessionToken()
}

let inFlight: Promise<string | undefined> | undefined
/**
 * Renews the access token; all who ask meanwhile share one request. Undefined: the session has ended, or is another's now.
 */
export function refresh(): Promise<string | undefined> {
  inFlight ??= oneTabAtATime(renew).finally(() => {
    inFlight = undefined
  })
  return inFlight
}

/** The access token, renewed when missing or within 2 minutes of its end; undefined for who is not signed in. */
export async function freshToken(): Promise<string | undefined> {
  const session = currentSession()
  const token = sessionToken()
  if (session && token !== undefined && session.expiresAt * 1000 - serverNow() >= thresholdMs) return token
  if (!session && !hasSessionCookie()) return undefined
  return refresh()
}
