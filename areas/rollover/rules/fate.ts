import type { ParallelMode } from './outline.ts'

/** Why somebody is not carried over with the others. */
export const heldReasons = ['repeats', 'leaves', 'undecided'] as const
export type HeldReason = (typeof heldReasons)[number]
/** `no_choice`: no profile is chosen, `no_class`: no class of the language and profile. */
export type LeftReason = 'no_choice' | 'no_class'

export interface Standing {
  /** In a class of the new year already. */
  isPlaced: boolean
  held: HeldReason | null
  mode: ParallelMode
  /** Of a parallel that is divided anew: why there is no class for them. */
  left: LeftReason | null
}
export interface Fate {
  fate: 'moves' | 'leaves' | 'held' | 'placed'
  reason: HeldReason | LeftReason | null
}
/** What becomes of a student: who stands in the new year already is left there, then exceptions, then what becomes of the parallel. */
export function fateOf({ isPlaced, held, mode, left }: Standing): Fate {
  if (isPlaced) return { fate: 'placed', reason: held }
  if (held !== null) return { fate: 'held', reason: held }
  if (mode === 'leave') return { fate: 'leaves', reason: null }
  return left === null ? { fate: 'moves', reason: null } : { fate: 'held', reason: left }
}
