/** What becomes of a parallel: its classes move up, it is divided anew, it leaves the school. */
export const parallelModes = ['keep', 'anew', 'leave'] as const
export type ParallelMode = (typeof parallelModes)[number]

/** After it the classes are formed anew by profiles. */
const lastOfBasicSchool = 9
/** Whoever is in the highest parallel, from this one on, leaves. */
export const lastOfSchool = 11

/** What usually becomes of a parallel of a school whose highest one is `highest`; of a college nothing is divided anew. */
export function usualMode(
  number: number,
  { highest, isCollege }: { highest: number; isCollege: boolean },
): ParallelMode {
  if (isCollege) return number === highest ? 'leave' : 'keep'
  if (number >= lastOfSchool && number === highest) return 'leave'
  return number === lastOfBasicSchool ? 'anew' : 'keep'
}

/** After primary school a class has another class teacher. */
export const keepsTeacher = (number: number): boolean => number !== 4
