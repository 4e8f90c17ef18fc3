import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import { keyOf, type AnyEndpoint, type Input, type Output } from '#platform/contract/endpoint.ts'
import { ApiError } from '../api/api-error.ts'
import { request, type RequestOptions } from '../api/request.ts'
import { currentSession, onSessionChange } from '../api/session.ts'
import { atSignOut } from '../api/sign-out.ts'
import { whenIdle } from '../when-idle.ts'

interface Kept {
  account_id: number
  key: string
  /** When it was read, by this device's clock. */
  at: number
  answer: unknown
}
interface Schema extends DBSchema {
  answers: { key: [number, string]; value: Kept; indexes: { at: number } }
}
const maxKept = 60
/** Raised where answers that devices keep change their names. */
const shape = 2
const maxAgeMs = 21 * 24 * 3_600_000

let opened: Promise<IDBPDatabase<Schema>> | undefined
function database(): Promise<IDBPDatabase<Schema>> {
  const known = opened
  if (known) return known
  const forget = () => {
    opened = undefined
  }
  const made = openDB<Schema>('answers', shape, {
    upgrade: (db) => {
      // what was kept under other names would not be understood: it is read again with the next network
      for (const store of db.objectStoreNames) db.deleteObjectStore(store)
      db.createObjectStore('answers', { keyPath: ['account_id', 'key'] }).createIndex('at', 'at')
    },
    terminated: forget,
    // another tab takes all of it away: it waits for this one otherwise
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  })
  made.catch(forget)
  opened = made
  return made
}
const nothing = () => undefined
const nameOf = (endpoint: AnyEndpoint, input: object): string => JSON.stringify(keyOf(endpoint, input))

/** The account whose answers are kept: of an impersonation nothing stays on the device. */
function ownAccountId(): number | null {
  const session = currentSession()
  return session && session.act === undefined ? session.accountId : null
}

async function prune(db: IDBPDatabase<Schema>): Promise<void> {
  const { store, done } = db.transaction('answers', 'readwrite')
  const count = await store.count()
  let spare = count - maxKept
  for (let cursor = await store.index('at').openCursor(); cursor; cursor = await cursor.continue()) {
    if (spare <= 0 && cursor.value.at > Date.now() - maxAgeMs) break
    spare--
    void cursor.delete()
  }
  await done
}

/** Keeps what a call would answer now, for use without a network. */
export async function keepAnswer<E extends AnyEndpoint>(
  endpoint: E,
  input: Input<E>,
  answer: Output<E>,
): Promise<void> {
  const account_id = ownAccountId()
  if (account_id === null) return
  const db = await database()
  await db.put('answers', { account_id, key: nameOf(endpoint, input), at: Date.now(), answer })
  await prune(db)
}

/** @returns when an answer was kept (milliseconds since the epoch) and what it says; undefined where none is */
export async function keptAnswer<E extends AnyEndpoint>(
  endpoint: E,
  input: Input<E>,
): Promise<{ at: number; answer: Output<E> } | undefined> {
  const account_id = ownAccountId()
  if (account_id === null) return undefined
  const kept = await database()
    .then((db) => db.get('answers', [account_id, nameOf(endpoint, input)]))
    .catch(nothing)
  return kept && { at: kept.at, answer: kept.answer as Output<E> }
}

const latestMs = 2_000
/** Keeps what was read once the page that asked for it is drawn: it is copied for that. */
function keepLater<E extends AnyEndpoint>(endpoint: E, input: Input<E>, answer: Output<E>): void {
  const reader = ownAccountId()
  whenIdle(() => {
    if (ownAccountId() === reader) void keepAnswer(endpoint, input, answer).catch(nothing)
  }, latestMs)
}

/** Reads from the server and keeps the answer. */
export async function readAndKeep<E extends AnyEndpoint>(
  endpoint: E,
  input: Input<E>,
  options: RequestOptions = {},
): Promise<Output<E>> {
  const answer = await request(endpoint, input, options)
  keepLater(endpoint, input, answer)
  return answer
}

/** When what stands in for an answer was read. */
const keptSince = new WeakMap<object, number>()

/** @returns for how long what a query shows has been known on this device, milliseconds */
export function ageOf({ data, dataUpdatedAt }: { data: object | undefined; dataUpdatedAt: number }): number {
  const since = (data && keptSince.get(data)) ?? dataUpdatedAt
  return Math.max(0, Date.now() - since)
}

const isUnreachable = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || (error.status >= 502 && error.status <= 504))

/** Reads from the server; where it can't be reached, and nothing newer is at hand, what was kept of an earlier reading. */
export async function readOrKept<E extends AnyEndpoint>(
  endpoint: E,
  input: Input<E>,
  { isAtHand, ...options }: RequestOptions & { isAtHand: boolean },
): Promise<Output<E>> {
  try {
    return await readAndKeep(endpoint, input, options)
  } catch (error) {
    const kept = isAtHand || !isUnreachable(error) ? undefined : await keptAnswer(endpoint, input)
    if (kept === undefined) throw error
    if (typeof kept.answer === 'object' && kept.answer !== null) keptSince.set(kept.answer, kept.at)
    return kept.answer
  }
}

async function clear(isMeant: (accountId: number) => boolean): Promise<void> {
  const { store, done } = (await database()).transaction('answers', 'readwrite')
  for (const key of await store.getAllKeys()) if (isMeant(key[0])) void store.delete(key)
  await done
}

/** Forgets what was kept of an account when it signs out or its session ends, and of others when somebody else comes in. */
export function watchKeptAnswers(): void {
  let accountId = currentSession()?.accountId
  const forgetOthers = () => void clear((kept) => kept !== accountId).catch(nothing)
  forgetOthers()
  atSignOut((leaving) => clear((kept) => kept === leaving).catch(nothing))
  onSessionChange(() => {
    const now = currentSession()?.accountId
    if (now === accountId) return
    accountId = now
    forgetOthers()
  })
}
