import { divide, exact, roundToHundredth } from './exact.ts'
import type { ResultValue } from './result-value.ts'

/** How many of each grade; `na` is not attested. */
export interface GradeCounts {
  n5: number
  n4: number
  n3: number
  n2: number
  na: number
}

/** Percents and the mean mark, rounded half up to hundredths; null where there is nobody to count. */
export interface Indicators {
  total: number
  /** Успеваемость, % */
  progress: number | null
  /** Качество знаний, % */
  quality: number | null
  /** СОУ (степень обученности учащихся, Симонов), % */
  degree: number | null
  /** Средний балл over marked results only. */
  average: number | null
}

/** Counts results 2…5; null («н/а») and a result still missing count as not attested. */
export function countGrades(values: readonly ResultValue[]): GradeCounts {
  const of = (grade: ResultValue) => values.filter((value) => value === grade).length
  return { n5: of(5), n4: of(4), n3: of(3), n2: of(2), na: of(null) }
}

const ratio = (top: number, bottom: number) =>
  bottom === 0 ? null : roundToHundredth(divide(exact(top), exact(bottom)))

/**
 * Indicators of a list of results of one subject. All of the list are counted, н/а included; only the mean mark is over
 * those marked.
 */
export function indicatorsOf({ n5, n4, n3, n2, na }: GradeCounts): Indicators {
  const marked = n5 + n4 + n3 + n2
  const total = marked + na
  return {
    total,
    progress: ratio((n5 + n4 + n3) * 100, total),
    quality: ratio((n5 + n4) * 100, total),
    degree: ratio(n5 * 100 + n4 * 64 + n3 * 36 + n2 * 16 + na * 7, total),
    average: ratio(5 * n5 + 4 * n4 + 3 * n3 + 2 * n2, marked),
  }
}
