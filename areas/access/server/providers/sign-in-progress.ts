import * as z from 'zod/mini'
import type { AppContext } from '#platform/server/app-context.ts'
import { now } from '#platform/server/clock.ts'
import { cookiesOf, type Http } from '../cookies.ts'
import { sealed, unsealed } from '../secrets.ts'

const purpose = 'sign-in with a provider'
const minutes = 10

/** How far a sign-in with a provider has come in one browser: it has been sent there, or has come back as somebody. */
const SignInProgress = z.object({
  provider: z.int(),
  version: z.int(),
  until: z.number(),
  at: z.union([
    z.object({ state: z.string(), nonce: z.string(), verifier: z.string() }),
    z.object({ account: z.int(), subject: z.string() }),
  ]),
})
type SignInProgress = z.infer<typeof SignInProgress>

/** Notes it in the browser, which can neither read nor change it. */
export function keepProgress(context: AppContext, http: Http, progress: Omit<SignInProgress, 'until'>): void {
  const until = now().getTime() + minutes * 60_000
  const bytes = sealed(context.secret, purpose, JSON.stringify({ ...progress, until }))
  cookiesOf(context, http).setProvider(bytes.toString('base64url'), minutes * 60)
}

/** What the browser brings; null for none, one that is over, and one that is not of ours. */
export function progressOf(context: AppContext, http: Http): SignInProgress | null {
  const { provider: given } = cookiesOf(context, http)
  if (given === undefined) return null
  try {
    const text = unsealed(context.secret, purpose, Buffer.from(given, 'base64url')).toString('utf8')
    const progress = SignInProgress.parse(JSON.parse(text))
    return progress.until > now().getTime() ? progress : null
  } catch {
    return null
  }
}
