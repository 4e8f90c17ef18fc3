import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import { createStore } from '#platform/web/store.ts'
import type { AnyDraft } from './draft.ts'
import type { DraftStorage } from './outbox.ts'
import { livingTabs, showLife, thisTab } from './tab-life.ts'

interface Kept {
  account_id: number
  client_id: string
  /** The tab that sends it: two that sent the same draft would write an old value over a newer one. */
  tab: string
  draft: AnyDraft
}
interface Schema extends DBSchema {
  drafts: { key: [number, string]; value: Kept; indexes: { account: number } }
}
type Drafts = IDBPDatabase<Schema>

/** Of databases that are open already: at the end of a page nothing can be waited for. */
const ready = new Map<string, Drafts>()
const opening = new Map<string, Promise<Drafts>>()
const forgetDatabase = (name: string): void => {
  ready.delete(name)
  opening.delete(name)
}
const open = async (name: string): Promise<Drafts> =>
  openDB<Schema>(name, 2, {
    upgrade: (db) => {
      if (db.objectStoreNames.contains('drafts')) db.deleteObjectStore('drafts')
      const drafts = db.createObjectStore('drafts', { keyPath: ['account_id', 'client_id'] })
      drafts.createIndex('account', 'account_id')
    },
    blocking: (_from, _to, { target }) => {
      forgetDatabase(name)
      ;(target as IDBDatabase).close()
    },
    terminated: () => forgetDatabase(name),
  })

/** Rejects where the browser keeps nothing; it is asked again the next time. */
function database(name: string): Promise<Drafts> {
  const known = opening.get(name)
  if (known) return known
  const made = open(name)
  opening.set(name, made)
  void made.then(
    (db) => ready.set(name, db),
    () => opening.delete(name),
  )
  return made
}

/** What accounts have left unsent of an area, whichever tab it is in. */
export const keptDrafts = {
  count: async (name: string, accountId: number): Promise<number> =>
    (await database(name)).countFromIndex('drafts', 'account', accountId),
  clear: async (name: string, accountId: number): Promise<void> => {
    const { store, done } = (await database(name)).transaction('drafts', 'readwrite')
    for (const key of await store.index('account').getAllKeys(accountId)) void store.delete(key)
    await done
  },
}

export interface Adopted<Draft> {
  /** In order; from now on this tab's. */
  drafts: Draft[]
  /** Living tabs that have some of their own. */
  others: string[]
}
export interface AccountStorage<Draft extends AnyDraft> extends DraftStorage<Draft> {
  /** Takes over what tabs that are gone have left unsent. */
  adopt: () => Promise<Adopted<Draft>>
  /** Keeps nothing any more: the account signs out. */
  end: () => void
}

/** Takes over what an account's tabs that are gone have left. */
async function adoptOrphans<Draft extends AnyDraft>(name: string, accountId: number): Promise<Adopted<Draft>> {
  const living = await livingTabs()
  const { store: drafts, done } = (await database(name)).transaction('drafts', 'readwrite')
  const kept = (await drafts.index('account').getAll(accountId)).filter(({ tab }) => tab !== thisTab)
  const orphans = kept.filter(({ tab }) => !living.has(tab))
  for (const orphan of orphans) void drafts.put({ ...orphan, tab: thisTab })
  await done
  return {
    drafts: orphans.map(({ draft }) => draft as Draft).toSorted((one, other) => one.order - other.order),
    others: [...new Set(kept.map(({ tab }) => tab))].filter((tab) => living.has(tab)),
  }
}

/** Puts drafts into the database, takes out those that are null. @throws where the browser has closed it meanwhile */
function store(db: Drafts, accountId: number, written: ReadonlyMap<string, AnyDraft | null>): Promise<void> {
  const transaction = db.transaction('drafts', 'readwrite')
  // whoever waits for it hears of a failure; one in the middle of the loop is thrown instead
  transaction.done.catch(() => undefined)
  for (const [client_id, draft] of written) {
    const kept = draft && { account_id: accountId, client_id, tab: thisTab, draft }
    const change = kept ? transaction.store.put(kept) : transaction.store.delete([accountId, client_id])
    void (change as Promise<unknown>).catch(() => undefined)
  }
  transaction.commit()
  return transaction.done
}

/**
 * Keeps unsent drafts of one account in a database of the browser's own, so that they outlive a reload, a crash and the end of a
 * session. Writes are gathered, so that no key waits for the disk, and handed over when the page ends, or at once where they are
 * urgent; a browser that keeps nothing sends all the same, and `isKeeping` says so.
 */
export function draftStorage<Draft extends AnyDraft>(name: string, accountId: number): AccountStorage<Draft> {
  const changes = new Map<string, Draft | null>()
  const isKeeping = createStore(true)
  let isScheduled = false
  let hasEnded = false
  showLife()

  const failed = (written: ReadonlyMap<string, Draft | null>) => {
    isKeeping.set(false)
    for (const [id, draft] of written) if (!changes.has(id)) changes.set(id, draft)
  }
  const write = (db: Drafts): void => {
    if (hasEnded || changes.size === 0) return
    const written = new Map(changes)
    changes.clear()
    try {
      store(db, accountId, written).then(
        () => isKeeping.set(true),
        () => failed(written),
      )
    } catch {
      // the browser has closed the database meanwhile
      forgetDatabase(name)
      failed(written)
    }
  }
  const schedule = () => {
    if (isScheduled) return
    isScheduled = true
    setTimeout(() => {
      isScheduled = false
      void database(name).then(write, () => isKeeping.set(false))
    })
  }
  const writeNow = () => {
    const db = ready.get(name)
    if (db) write(db)
  }
  window.addEventListener('pagehide', writeNow)
  window.addEventListener('visibilitychange', writeNow)
  return {
    isKeeping,
    keep: (drafts, isUrgent = false) => {
      for (const draft of drafts) changes.set(draft.client_id, draft)
      if (isUrgent) writeNow()
      if (changes.size > 0) schedule()
    },
    forget: (clientIds) => {
      for (const id of clientIds) changes.set(id, null)
      if (clientIds.length > 0) schedule()
    },
    adopt: () => adoptOrphans<Draft>(name, accountId),
    end: () => {
      hasEnded = true
      changes.clear()
    },
  }
}
