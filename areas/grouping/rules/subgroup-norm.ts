export type NormBreach = 'divided-below' | 'undivided-above'

export interface Standing {
  /** Of one class. */
  students: number
  /** Groups of the class in the course. */
  groups: number
  /** The most groups into which the line of the РУП lets the class be divided. */
  allowed: number
  threshold: number
}
/** Where a class stands against the norm of dividing; null where it does not, or has no group at all. */
export function normBreach({ students, groups, allowed, threshold }: Standing): NormBreach | null {
  if (groups > 1 && students < threshold) return 'divided-below'
  if (groups === 1 && allowed > 1 && students >= threshold) return 'undivided-above'
  return null
}

/** Into how many groups the norm divides a class. */
export const groupsByNorm = ({ students, allowed, threshold }: Omit<Standing, 'groups'>): number =>
  allowed > 1 && students >= threshold ? allowed : 1
