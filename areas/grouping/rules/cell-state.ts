import { normBreach, type Standing } from './subgroup-norm.ts'

/**
 * How a course of a class stands: without a group, with students in none of its groups, against the norm of dividing, or as
 * it should. In the order in which they are attended to.
 */
export const cellStates = ['missing', 'unplaced', 'divided-below', 'undivided-above', 'fine'] as const
export type CellState = (typeof cellStates)[number]

/** @param reason why the groups stand against the norm, once it is given they stand as they should */
export function cellState(standing: Standing & { unplaced: number; reason: string | null }): CellState {
  if (standing.groups === 0) return 'missing'
  if (standing.unplaced > 0) return 'unplaced'
  return standing.reason === null ? (normBreach(standing) ?? 'fine') : 'fine'
}
