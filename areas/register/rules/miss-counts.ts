import { missCategories, type MissCategory } from '#areas/miss-kinds/rules/miss-kinds.ts'

export { missCategories, missCategoryTitles, type MissCategory } from '#areas/miss-kinds/rules/miss-kinds.ts'

/** Missed lessons of a quarter, 1–4, by category, and times late. */
export type MissCounts = Record<MissCategory, number> & { quarter: number; late: number }

/** All missed lessons of a quarter; coming late is no miss. */
export const missedLessons = (counts: MissCounts): number =>
  missCategories.reduce((sum, category) => sum + counts[category], 0)

/** A count in the columns of a year: quarters I–IV, then all of them. */
export function yearCounts(misses: readonly MissCounts[], of: (counts: MissCounts) => number): number[] {
  const quarters = [1, 2, 3, 4].map((quarter) => misses.filter((one) => one.quarter === quarter).map(of)[0] ?? 0)
  return [...quarters, quarters.reduce((sum, one) => sum + one, 0)]
}
