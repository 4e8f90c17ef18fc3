import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import type { Output } from '#platform/contract/endpoint.ts'
import { uuid } from '#platform/web/api/index.ts'
import type { readSos } from '../../../contract/sos.ts'
import type { SosState } from '../../../rules/words.ts'

/** What to do, where to gather, whom to call. */
export type Memo = Output<typeof readSos>
/** What a person says of themselves, as it waits on this device. */
export interface OwnReport {
  client_id: string
  /** Whose session it was said in; null: nobody's. It never goes under another's name. */
  account_id: number | null
  state: SosState
  name: string
  place: string
  phone: string
  /** By this device's clock, milliseconds since the epoch. */
  said_at: number
}
interface Schema extends DBSchema {
  memo: { key: 'memo'; value: Memo }
  /** By the address without the proof in it, which soon ends. */
  pictures: { key: string; value: Blob }
  words: { key: string; value: OwnReport }
}

let opened: Promise<IDBPDatabase<Schema>> | undefined
/** What the page keeps for everybody who uses this device: it is public, and works without a session. */
export function sosDevice(): Promise<IDBPDatabase<Schema>> {
  const known = opened
  if (known) return known
  const forget = () => {
    opened = undefined
  }
  const made = openDB<Schema>('sos', 1, {
    upgrade: (db) => {
      db.createObjectStore('memo')
      db.createObjectStore('pictures')
      db.createObjectStore('words', { keyPath: 'client_id' })
    },
    terminated: forget,
  })
  made.catch(forget)
  opened = made
  return made
}

const key = 'sos.device'
let device: string | undefined
/** A random name of this browser: with the address it bounds what one can send. */
export function deviceName(): string {
  if (device !== undefined) return device
  device = uuid()
  try {
    const kept = localStorage.getItem(key)
    if (kept === null) localStorage.setItem(key, device)
    else device = kept
  } catch {
    // a browser that keeps nothing has a new name each time
  }
  return device
}
