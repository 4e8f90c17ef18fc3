import { currentSession } from '#platform/web/api/session.ts'
import { askAhead } from '#platform/web/api/opening.ts'
import { comeIn } from './kept-session.ts'

/** Renews the session and asks for what the page will show while its code is on the way; whoever needs them hears of failures. */
export async function openSession(): Promise<void> {
  await comeIn().catch(() => undefined)
  if (currentSession() !== null) askAhead(window.location)
}
