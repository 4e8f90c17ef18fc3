import { AsyncLocalStorage } from 'node:async_hooks'
import { Turns } from './turns.ts'

/** For whom something is drawn at this moment: for an account, or for an address of who has none. */
interface Asker {
  key: string
  hasTurn: boolean
}
const moment = new AsyncLocalStorage<Asker | undefined>()
const turns = new Turns({ waiting: 3, all: 50 })

/** Does something for whoever has asked; what is drawn meanwhile takes turns with what else they have asked for. */
export const askedBy = <T>(key: string, act: () => T): T => moment.run({ key, hasTurn: false }, act)

/** Does something that nobody waits for: what is drawn meanwhile lets everybody else's go first. */
export const inBackground = <T>(act: () => T): T => moment.run(undefined, act)
export const isInBackground = (): boolean => moment.getStore() === undefined

/**
 * Acts when it is the asker's turn: one thing of theirs is drawn at a time, three wait. Within a turn it is theirs already; in
 * the background there are no turns.
 * @throws Refusal 429 where the asker has too many, 503 where all together do
 */
export async function inTurn<T>(act: () => Promise<T>): Promise<T> {
  const asker = moment.getStore()
  if (asker === undefined || asker.hasTurn) return act()
  return turns.take(asker.key, () => moment.run({ ...asker, hasTurn: true }, act))
}
