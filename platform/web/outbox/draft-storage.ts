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

/** Of databases that are open already: at the end of a page nothing can be waited for. */
const ready = new Map<string, IDBPDatabase<Schema>>()
const opening = new Map<string, Promise<IDBPDatabase<Schema>>>()
/** Rejects where the browser keeps nothing. */
const open = async (name: string): Promise<IDBPDatabase<Schema>> =>
  openDB<Schema>(name, 1, {
    upgrade: (db) => {
      const drafts = db.createObjectStore('drafts', { keyPath: ['account_id', 'client_id'] })
      drafts.createIndex('account', 'account_id')
    },
  })
function database(name: string): Promise<IDBPDatabase<Schema>> {
  const known = opening.get(name)
  if (known) return known
  const made = open(name)
  opening.set(name, made)
  void made.then(
    (db) => ready.set(name, db),
    () => undefined,
  )
  return made
}

export interface AccountStorage<Draft extends AnyDraft> extends DraftStorage<Draft> {
  /** What an account has left unsent on this device, in order. */
  load: () => Promise<Draft[]>
}

/**
 * Keeps unsent drafts of one account in a database of the browser's own, so that they outlive a reload, a crash and the end of a
 * session. Writes are gathered, so that no key waits for the disk, and handed over when the page ends; a browser that keeps
 * nothing sends all the same.
 */
export function draftStorage<Draft extends AnyDraft>(name: string, accountId: number): AccountStorage<Draft> {
  const changes = new Map<string, Draft | null>()
  const orders = new Map<string, number>()
  let isScheduled = false
  let lastOrder = 0

  const orderOf = (clientId: string): number => {
    const order = orders.get(clientId) ?? Math.max(Date.now(), lastOrder + 1)
    lastOrder = Math.max(lastOrder, order)
    orders.set(clientId, order)
    return order
  }
  const write = (db: IDBPDatabase<Schema>): void => {
    const transaction = db.transaction('drafts', 'readwrite')
    const { store } = transaction
    for (const [client_id, draft] of changes)
      if (draft === null) {
        orders.delete(client_id)
        void store.delete([accountId, client_id])
      } else void store.put({ account_id: accountId, client_id, order: orderOf(client_id), draft })
    changes.clear()
    transaction.commit()
    void transaction.done.catch(() => undefined)
  }
  const schedule = () => {
    if (isScheduled) return
    isScheduled = true
    setTimeout(() => {
      isScheduled = false
      void database(name).then(write, () => undefined)
    })
  }
  window.addEventListener('pagehide', () => {
    const db = ready.get(name)
    if (db && changes.size > 0) write(db)
  })
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
      for (const { client_id, order } of kept) if (!orders.has(client_id)) orders.set(client_id, order)
      return kept.toSorted((a, b) => a.order - b.order).map(({ draft }) => draft as Draft)
    },
  }
}
