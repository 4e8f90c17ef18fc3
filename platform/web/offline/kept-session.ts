import { ApiError } from '../api/api-error.ts'
import { hasSessionCookie } from '../api/cookies.ts'
import { freshToken } from '../api/refresh.ts'
import { currentSession, sessionToken, storeSession, onSessionChange, type Session } from '../api/session.ts'

const key = 'session.kept'
/** A network that says it is there and does not answer is not waited for longer than this. */
const patienceMilliseconds = 4_000

function kept(): Session | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as Session | null
  } catch {
    return null
  }
}

/** Keeps who is signed in on this device, without a token, so that the application opens without a network; not of an impersonation. */
export function keepSession(): void {
  onSessionChange(() => {
    const session = currentSession()
    try {
      if (session === null || session.act !== undefined) localStorage.removeItem(key)
      else if (sessionToken() !== undefined) localStorage.setItem(key, JSON.stringify(session))
    } catch {
      // a browser that keeps nothing opens with a network only
    }
  })
}

const isUnreachable = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500)

/**
 * A silent renewal of the token before a page is entered. Where the server can't be reached, whoever was signed in on this
 * device stays so: what needs the server fails by itself, what is kept on the device works.
 */
export async function comeIn(): Promise<void> {
  const known = currentSession() ?? (hasSessionCookie() ? kept() : null)
  if (known === null) return void (await freshToken())
  const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), patienceMilliseconds))
  try {
    await Promise.race([freshToken(), late])
  } catch (error) {
    if (!isUnreachable(error)) throw error
  }
  if (currentSession() === null && hasSessionCookie()) storeSession(known)
}
