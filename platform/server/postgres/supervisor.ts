import { setTimeout as pause } from 'node:timers/promises'
import { reportLoss } from '../lost-connection.ts'
import { rarely } from '../rarely.ts'
import type { Lock } from './lock.ts'
import { AlreadyRuns, takeOwnership } from './ownership.ts'
import type { Place } from './place.ts'
import { stopPostmaster } from './postmaster.ts'

/** Looks after the server of this process while it runs. */
export interface Supervisor {
  /** Tells later starts on the same folder where we answer. */
  announce: (address: string) => Promise<void>
  /** Stops the server in order. */
  stop: () => Promise<void>
}
const firstPauseMs = 200
/** Whoever waits for the school learns of its return within two seconds. */
const maxPauseMs = 1_200

/** What the keeper tells. */
export interface Listener {
  print: (line: string) => void
  /** Called when another process has taken the data over meanwhile: ours has no business there any more. */
  dispossessed: () => void
}

/** Brings the server back whenever it falls: at once, then again and again while the cause (a full disk, say) lasts. */
export function keepRunning(place: Place, first: Lock, { print, dispossessed }: Listener): Supervisor {
  let lock = first
  let address = ''
  const leaving = new AbortController()
  let lost = false
  const printRarely = rarely(print)

  const regain = async (): Promise<boolean> => {
    try {
      lock = (await takeOwnership(place, print)).lock
      await lock.announce(address)
      return true
    } catch (error) {
      printRarely((error as Error).message)
      lost = error instanceof AlreadyRuns
      return false
    }
  }
  const watch = async (): Promise<void> => {
    let wait = firstPauseMs
    while (!lost) {
      await lock.ended
      if (leaving.signal.aborted) return
      if (wait === firstPauseMs) reportLoss(print)
      if (await regain()) {
        print('PostgreSQL снова работает.')
        wait = firstPauseMs
      } else {
        await pause(wait * (0.75 + Math.random() / 2), undefined, { signal: leaving.signal }).catch(() => {})
        wait = Math.min(wait * 2, maxPauseMs)
      }
    }
    dispossessed()
  }
  const watching = watch()
  return {
    announce: async (given) => {
      address = given
      await lock.announce(given)
    },
    stop: async () => {
      if (lost) return
      leaving.abort()
      await stopPostmaster(place)
      await watching
      await stopPostmaster(place) // it may have been on its way back
    },
  }
}
