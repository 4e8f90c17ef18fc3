import { draftQueue, type KeptQueue } from '#platform/web/outbox/index.ts'
import { clearFormerEdits, countFormerEdits } from '../lessons/former-edits.ts'

const texts = draftQueue('journal-texts', async () => (await import('../lessons/text-outbox.ts')).textOutbox())

/** What the journal keeps on this device until the server has it: marks with misses, and texts of lessons. */
export const journalQueues: readonly KeptQueue[] = [
  draftQueue('journal', async () => (await import('./journal-outbox.ts')).journalOutbox()),
  {
    ...texts,
    count: async (accountId) => countFormerEdits(accountId) + (await texts.count(accountId)),
    clear: async (accountId) => {
      clearFormerEdits(accountId)
      await texts.clear(accountId)
    },
  },
]
