import { draftQueue, type KeptQueue } from '#platform/web/outbox/index.ts'
import { allKeptEdits } from '../lessons/kept-edits.ts'

/** What the journal keeps on this device until the server has it: marks with misses, and texts of lessons. */
export const journalQueues: readonly KeptQueue[] = [
  draftQueue('journal', async () => (await import('./journal-outbox.ts')).journalOutbox()),
  {
    count: (accountId) => Promise.resolve(allKeptEdits.count(accountId)),
    clear: (accountId) => Promise.resolve(allKeptEdits.clear(accountId)),
    open: async (accountId) => (await import('../lessons/send-kept.ts')).sendKept(accountId),
  },
]
