import { tokenBucket, type Allowance, type TokenBucket } from '#platform/server/token-bucket.ts'
import type { SosState } from '../../rules/words.ts'

/** Who presses, as far as shares are concerned. */
export interface LaneUser {
  accountId: number | null
  device: string
  /** The device is no new one. */
  isKnown: boolean
  address: string
  state: SosState
}
/**
 * `own`: the press gets a report, or joins its own; `again`: it joins the report that its sender has; `shared`: it is written
 * into one report with others of its lane; `refused`: it is not taken now.
 */
export interface Place {
  kind: 'own' | 'again' | 'shared' | 'refused'
  /** Whose share it was taken from. */
  lane: string
}

/** Reports of one sender; of all new devices, and of all known ones, behind one address (a whole school may stand there). */
const shares: Readonly<Record<'sender' | 'new' | 'known', Readonly<Record<SosState, Allowance>>>> = {
  sender: { help: { burst: 12, perSecond: 1 / 60 }, safe: { burst: 12, perSecond: 1 / 60 } },
  new: { help: { burst: 60, perSecond: 1 / 5 }, safe: { burst: 600, perSecond: 2 } },
  known: { help: { burst: 300, perSecond: 1 }, safe: { burst: 2_000, perSecond: 5 } },
}
const maxLanes = 20_000
const maxKeys = 100

interface Lane {
  bucket: TokenBucket
  /** Of the reports that its share was spent on, the latest. */
  keys: Set<string>
}
export interface Lanes {
  /** @param key of the report that the press would join */
  placeFor: (user: LaneUser, key: string) => Place
}

/** The shares of all senders, in memory: of those who have not pressed for longest the least is remembered. */
export function lanesOf(): Lanes {
  const known = new Map<string, Lane>()
  const laneOf = (name: string, allowance: Allowance): Lane => {
    const lane = known.get(name) ?? { bucket: tokenBucket(allowance), keys: new Set() }
    known.delete(name)
    known.set(name, lane)
    for (const oldest of known.keys()) {
      if (known.size <= maxLanes) break
      known.delete(oldest)
    }
    return lane
  }
  const remember = ({ keys }: Lane, key: string) => {
    keys.add(key)
    for (const oldest of keys) {
      if (keys.size <= maxKeys) break
      keys.delete(oldest)
    }
  }
  return {
    placeFor: ({ accountId, device, isKnown, address, state }, key) => {
      const sender = `${accountId === null ? `device ${device}` : `account ${accountId}`} ${state}`
      const isAdmitted = accountId !== null || known.has(sender)
      if (isAdmitted && laneOf(sender, shares.sender[state]).keys.has(key)) return { kind: 'again', lane: sender }
      // names of devices are cheap to make: until one is let in by the share of its address it has none of its own
      const group = isKnown ? 'known' : 'new'
      const lane = isAdmitted ? sender : `${group} ${address} ${state}`
      if (!laneOf(lane, shares[isAdmitted ? 'sender' : group][state]).bucket.take())
        return { kind: state === 'help' ? 'shared' : 'refused', lane }
      remember(laneOf(sender, shares.sender[state]), key)
      return { kind: 'own', lane: sender }
    },
  }
}
