import { AsyncLocalStorage } from 'node:async_hooks'
import { stays, type WhenGone } from './line.ts'
import { Turns } from './turns.ts'

/** For whom something is drawn at this moment. */
export interface Asker {
  /** An account, or the address of who has none. */
  key: string
  whenGone: WhenGone
}
const moment = new AsyncLocalStorage<(Asker & { hasTurn: boolean }) | undefined>()
const turns = new Turns({ waiting: 3, all: 50 })

/** Does something for whoever has asked; what is drawn meanwhile takes turns with what else they have asked for. */
export const askedBy = <T>(asker: Asker, act: () => T): T => moment.run({ ...asker, hasTurn: false }, act)

/** Does something that nobody waits for: what is drawn meanwhile lets everybody else's go first. */
export const inBackground = <T>(act: () => T): T => moment.run(undefined, act)

/** How what is drawn at this moment waits. */
export function waitingNow(): { isInBackground: boolean; whenGone: WhenGone } {
  const asker = moment.getStore()
  return { isInBackground: asker === undefined, whenGone: asker?.whenGone ?? stays }
}

/**
 * Acts when it is the asker's turn: one thing of theirs is drawn at a time, three wait. Within a turn it is theirs already; in
 * the background there are no turns.
 * @throws Refusal 429 where the asker has too many, 503 where all together do, 499 where the asker goes away while waiting
 */
export async function inTurn<T>(act: () => Promise<T>): Promise<T> {
  const asker = moment.getStore()
  if (asker === undefined || asker.hasTurn) return act()
  return turns.take(asker, () => moment.run({ ...asker, hasTurn: true }, act))
}
