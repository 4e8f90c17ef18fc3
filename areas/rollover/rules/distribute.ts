import { divideStudents, type Divided, type Division } from '#areas/classes/rules/divide-students.ts'
import type { LeftReason } from './fate.ts'

/** How a parallel is divided over its new classes. */
export const newClassDivisions = ['alphabet', 'evenly', 'sex', 'random'] as const satisfies readonly Division[]

/** Students by the alphabet; `language` is that of their class, `choice` the profile that they have chosen. */
export interface Mover extends Divided {
  language: string
  choice: string | null
}
export interface Formed {
  language: string
  profile: string
}
export interface Distribution {
  /** Ids of students, a list for each class. */
  lists: number[][]
  left: Map<number, LeftReason>
}

/**
 * Divides students over the classes of their language and of the profile that they have chosen: several such classes share them by
 * `by`. Who has chosen nothing comes into classes without a profile, and where there are none is left over.
 */
export function distribute(
  students: readonly Mover[],
  classes: readonly Formed[],
  division: { by: (typeof newClassDivisions)[number]; seed: number },
): Distribution {
  const lists: number[][] = classes.map(() => [])
  const left = new Map<number, LeftReason>()
  const placed = Map.groupBy(students, ({ language, choice }) => JSON.stringify([language, choice ?? '']))
  for (const [place, group] of placed) {
    const [language, profile] = JSON.parse(place) as [string, string]
    const fitting = classes.flatMap((one, index) =>
      one.language === language && one.profile === profile ? [index] : [],
    )
    if (fitting.length === 0) {
      const reason = profile === '' && classes.some((one) => one.language === language) ? 'no_choice' : 'no_class'
      for (const { id } of group) left.set(id, reason)
      continue
    }
    const divided = fitting.length === 1 ? [group] : divideStudents(group, fitting.length, division)
    fitting.forEach((index, part) => lists[index]?.push(...(divided[part] ?? []).map(({ id }) => id)))
  }
  return { lists, left }
}
