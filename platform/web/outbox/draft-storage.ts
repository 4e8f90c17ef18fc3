import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import type { AnyDraft } from './draft.ts'
import type { DraftStorage } from './outbox.ts'

interface Kept {
  account_id: number
  client_id: string
  /** Drafts are sent again in the order in which they were first kept. */
  order: number
  draft: AnyDraft
}
interface Schema extends DBSchema {
  drafts: { key: [number, string]; value: Kept; indexes: { account: number } }
}

const opened = new Map<string, Promise<IDBPDatabase<Schema>>>()
function database(name: string): Promise<IDBPDatabase<Schema>> {
  const known = opened.get(name)
  if (known) return known
  const opening = openDB<Schema>(name, 1, {
    upgrade: (db) => {
      const drafts = db.createObjectStore('drafts', { keyPath: ['account_id', 'client_id'] })
      drafts.createIndex('account', 'account_id')
    },
  })
  opened.set(name, opening)
  return opening
}

export interface AccountStorage<Draft extends AnyDraft> extends DraftStorage<Draft> {
  /** What an account has left unsent on this device, in order. */
  load: () => Promise<Draft[]>
}

/**
 * Keeps unsent drafts of one account in a database of the browser's own, so that they outlive a reload, a crash and the end of a
 * session. Writes are gathered, so that no key waits for the disk; a browser that keeps nothing sends all the same.
 */
export function draftStorage<Draft extends AnyDraft>(name: string, accountId: number): AccountStorage<Draft> {
  const changes = new Map<string, Draft | null>()
  let isScheduled = false
  let lastOrder = 0

  const write = async (): Promise<void> => {
    isScheduled = false
    const batch = [...changes]
    changes.clear()
    const transaction = (await database(name)).transaction('drafts', 'readwrite')
    const moves = batch.map(async ([client_id, draft]) => {
      const known = await transaction.store.get([accountId, client_id])
      if (draft === null) return transaction.store.delete([accountId, client_id])
      const order = known?.order ?? Math.max(Date.now(), lastOrder + 1)
      lastOrder = Math.max(lastOrder, order)
      return transaction.store.put({ account_id: accountId, client_id, order, draft })
    })
    await Promise.all([...moves, transaction.done])
  }
  const schedule = () => {
    if (isScheduled) return
    isScheduled = true
    setTimeout(() => void write().catch(() => undefined))
  }
  return {
    keep: (drafts) => {
      for (const draft of drafts) changes.set(draft.client_id, draft)
      if (drafts.length > 0) schedule()
    },
    forget: (clientIds) => {
      for (const id of clientIds) changes.set(id, null)
      if (clientIds.length > 0) schedule()
    },
    load: async () => {
      const kept = await (await database(name)).getAllFromIndex('drafts', 'account', accountId)
      return kept.toSorted((a, b) => a.order - b.order).map(({ draft }) => draft as Draft)
    },
  }
}
