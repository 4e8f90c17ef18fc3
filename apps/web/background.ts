import { watchRights } from '#areas/access/web/index.ts'
import { evacuationQueues, watchEvacuations } from '#areas/evacuation/web/index.ts'
import { journalQueues } from '#areas/journal/web/index.ts'
import { watchKeptAnswers } from '#platform/web/offline/kept-answers.ts'
import { watchQueues } from '#platform/web/outbox/kept-queues.ts'
import { fetchAhead } from './fetch-ahead.ts'

/** When the page that was opened has long been drawn. */
const calmMilliseconds = 6_000
const againMilliseconds = 30 * 60_000

let hasBegun = false
/** What goes on in the background of the pages of who has come in, once. */
export function startBackgroundWork(): void {
  if (hasBegun) return
  hasBegun = true
  watchQueues([...evacuationQueues, ...journalQueues])
  watchKeptAnswers()
  watchRights()
  watchEvacuations()
  const ahead = () => {
    if (document.visibilityState === 'visible' && ['/', '/journal'].includes(window.location.pathname))
      void fetchAhead().catch(() => undefined)
  }
  setTimeout(ahead, calmMilliseconds)
  setInterval(ahead, againMilliseconds)
}
