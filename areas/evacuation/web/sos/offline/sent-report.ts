import * as z from 'zod/mini'
import { sosStandings, sosStates } from '../../../rules/words.ts'
import { serverNow } from '#platform/web/api/index.ts'

const SentReport = z.object({
  account_id: z.nullable(z.number()),
  state: z.enum(sosStates),
  standing: z.enum(sosStandings),
  /** ISO instant at which the server took it. */
  at: z.string(),
})
/** A word that the server has, and whose session it was said in. */
type SentReport = z.infer<typeof SentReport>

const key = 'sos.said'
// an alarm is over by then: the word of a former one must not calm anybody in the next
const keptMs = 2 * 3_600_000

/** For a reload: who has called for help sees that it has been heard. In this tab only. */
export function keepSentReport(sent: SentReport): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(sent))
  } catch {
    // a browser that keeps nothing shows an empty form after a reload
  }
}

/** The last word of this tab, if it was said by the same account and not long ago. */
export function recallSentReport(accountId: number | null): SentReport | null {
  try {
    const { data } = SentReport.safeParse(JSON.parse(sessionStorage.getItem(key) ?? 'null'))
    const isTheirs = data !== undefined && data.account_id === accountId
    return isTheirs && serverNow() - Date.parse(data.at) < keptMs ? data : null
  } catch {
    return null
  }
}
