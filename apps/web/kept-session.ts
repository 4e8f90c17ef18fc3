import { ApiError } from '#platform/web/api/api-error.ts'
import { hasSessionCookie } from '#platform/web/api/cookies.ts'
import { freshToken } from '#platform/web/api/refresh.ts'
import { serverNow } from '#platform/web/api/server-clock.ts'
import { accountNote, forgetReading } from '#platform/web/offline/forget-reading.ts'
import { currentSession, sessionToken, storeSession, onSessionChange, type Session } from '#platform/web/api/session.ts'

const key = accountNote('session')
/** As long as a session lives without being renewed. */
const keptMs = 7 * 24 * 3_600_000
interface Kept {
  session: Session
  /** Milliseconds since the epoch. */
  until: number
}
/** A network that says it is there and does not answer is not waited for longer than this. */
const patienceMs = 4_000

function kept(): Session | null {
  try {
    const { session, until } = (JSON.parse(localStorage.getItem(key) ?? 'null') ?? { until: 0 }) as Partial<Kept>
    return session !== undefined && until !== undefined && until > serverNow() ? session : null
  } catch {
    return null
  }
}

function forgetKeptSession(): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // a browser that keeps nothing has nothing to forget
  }
}

/** Keeps who is signed in on this device, without a token, so that the application opens without a network; not of an impersonation. */
export function keepSession(): void {
  onSessionChange(() => {
    const session = currentSession()
    try {
      if (session === null || session.act !== undefined) forgetKeptSession()
      else if (sessionToken() !== undefined)
        localStorage.setItem(key, JSON.stringify({ session, until: serverNow() + keptMs } satisfies Kept))
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
  const answer = await (known === null ? freshToken().then(() => 'given' as const) : answerInTime())
  if (currentSession() !== null) return
  // a refusal is the last word, whatever this device remembers: nobody is signed in here, nothing of theirs stays
  if (answer === 'given') forgetReading()
  else if (known !== null && hasSessionCookie()) storeSession(known)
}

/** Whether the server has said by now who is signed in here. */
async function answerInTime(): Promise<'given' | 'none'> {
  const late = new Promise<'none'>((resolve) => setTimeout(() => resolve('none'), patienceMs))
  try {
    return await Promise.race([freshToken().then(() => 'given' as const), late])
  } catch (error) {
    if (!isUnreachable(error)) throw error
    return 'none'
  }
}
