import type { WebArea } from '#platform/web/area.ts'
import { fetchAhead } from '#platform/web/offline/fetch-ahead.ts'
import { watchKeptAnswers } from '#platform/web/offline/kept-answers.ts'
import { watchQueues } from '#platform/web/outbox/kept-queues.ts'

/** When the page that was opened has long been drawn. */
const calmMs = 6_000
const againMs = 30 * 60_000

let hasBegun = false
/** What goes on in the background of the pages of who has come in, once. */
export function startBackgroundWork(areas: readonly WebArea[]): void {
  if (hasBegun) return
  hasBegun = true
  watchQueues(areas.flatMap(({ queues }) => queues ?? []))
  watchKeptAnswers()
  for (const { background } of areas) background?.()
  const fetches = areas.flatMap((area) => area.fetchAhead ?? [])
  const ahead = () => {
    if (document.visibilityState === 'visible') void fetchAhead(fetches)
  }
  setTimeout(ahead, calmMs)
  setInterval(ahead, againMs)
}
