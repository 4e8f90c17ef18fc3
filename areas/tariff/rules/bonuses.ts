/** Whose notebooks are paid for alike: Russian and Kazakh, or other courses. */
export const notebookKinds = ['languages', 'others'] as const
export type NotebookKind = (typeof notebookKinds)[number]

/** Numbers of the orders on a day (domain-kz.md §3.4): shares are % of the base salary. */
export interface PayNorms {
  /** БДО, ₸. */
  base: number
  leading: {
    primary: number
    others: number
    /** Of the share, in a class of fewer than `fullClass` students. */ small_share: number
  }
  fullClass: number
  /** For a full post of hours, in proportion to them. */
  notebooks: { primary: number; languages: number; others: number }
  /** Hours a week of a full post. */
  week: { usual: number; preschool: number }
}
/** A month, before taxes: the share of the base salary, and that in whole ₸. */
export interface Bonus {
  percent: number
  amount: number
}

const bonusOf = (percent: number, { base }: PayNorms): Bonus => ({
  percent: Math.round(percent * 100) / 100,
  amount: Math.round((base * percent) / 100),
})
const isPrimary = (parallel: number | null) => parallel !== null && parallel <= 4

/** For leading classes. */
export function leadingBonus(classes: readonly { parallel: number; students: number }[], norms: PayNorms): Bonus {
  const { leading, fullClass } = norms
  const percent = classes.reduce((sum, { parallel, students }) => {
    const whole = isPrimary(parallel) ? leading.primary : leading.others
    return sum + (students < fullClass ? (whole * leading.small_share) / 100 : whole)
  }, 0)
  return bonusOf(percent, norms)
}

interface CheckedGroup {
  hours: number
  /** The lowest of its classes. */
  parallel: number | null
  /** Null: its notebooks are not paid for. */
  notebooks: NotebookKind | null
}
/** For checking notebooks. */
export function notebooksBonus(groups: readonly CheckedGroup[], norms: PayNorms): Bonus {
  const percent = groups.reduce((sum, { hours, parallel, notebooks }) => {
    if (notebooks === null) return sum
    const share = isPrimary(parallel) ? norms.notebooks.primary : norms.notebooks[notebooks]
    return sum + (share * hours) / (parallel === 0 ? norms.week.preschool : norms.week.usual)
  }, 0)
  return bonusOf(percent, norms)
}
