import type { KeptQueue } from './kept-queues.ts'
import { keptDrafts } from './draft-storage.ts'
import { discardArea } from './unsent.ts'

/** The kept queue of an area with an outbox of this name; `open` fetches the outbox. */
export const draftQueue = (name: string, open: () => Promise<unknown>): KeptQueue => ({
  count: (accountId) => keptDrafts.count(name, accountId),
  clear: (accountId) => {
    discardArea(name)
    return keptDrafts.clear(name, accountId)
  },
  open: async () => void (await open()),
})
