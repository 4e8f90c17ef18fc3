import { journalQueues } from '#areas/journal/web/index.ts'
import { watchQueues } from '#platform/web/outbox/kept-queues.ts'

let hasBegun = false
/** What goes on behind the pages of who has come in, once. */
export function beginBehind(): void {
  if (hasBegun) return
  hasBegun = true
  watchQueues(journalQueues)
}
