import type { Unavailability } from '#platform/contract/problem.ts'
import { isOutOfSpace } from './disk/space.ts'
import { isConnectionLoss, isExhaustion } from './lost-connection.ts'

/** What is asked for can't be done now and can in a while, by itself: 503, when to come again, and no words of ours. */
export class Unavailable extends Error {
  readonly reason: Unavailability
  constructor(reason: Unavailability) {
    super(`unavailable: ${reason}`)
    this.reason = reason
  }
}

/** Why a failure is none of what was asked for; undefined where it may be. */
export function unavailabilityOf(error: unknown): Unavailability | undefined {
  if (error instanceof Unavailable) return error.reason
  if (isOutOfSpace(error)) return 'disk'
  if (!(error instanceof Error)) return undefined
  if (isExhaustion(error)) return 'busy'
  return isConnectionLoss(error) ? 'database' : undefined
}

/** Seconds after which it is worth asking again. */
export const retryAfterSeconds: Readonly<Record<Unavailability, number>> = { busy: 5, database: 2, disk: 30 }
