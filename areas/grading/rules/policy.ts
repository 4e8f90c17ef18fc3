/** A mark of a period or year, 2…5. */
export type Grade = 2 | 3 | 4 | 5

/** Parts of a period's percent. */
export const gradingParts = ['fo', 'sor', 'soch'] as const
export type GradingPart = (typeof gradingParts)[number]

/** The least rounded percent of each grade, for parallels `from_parallel` to `to_parallel`, both included; below is «2». */
export interface GradeScale {
  from_parallel: number
  to_parallel: number
  least: { 3: number; 4: number; 5: number }
}

/** A step of a college's letter scale: from this rounded percent on. `points` is the digital equivalent, for showing. */
export interface LetterStep {
  letter: string
  least: number
  points: number
  grade: Grade
}

/** Where the weights come from; 'own' where a school has set others. */
export const formulas = ['25/25/50', '50/50', 'own'] as const
export type Formula = (typeof formulas)[number]

/**
 * How marks become results in a study year. Stored with its version: a closed result keeps the policy it was computed
 * with, so a policy is superseded, never changed.
 */
export interface GradingPolicy {
  version: number
  formula: Formula
  /** Whole percents that make up 100; 0 leaves a part out. */
  weights: Record<GradingPart, number>
  /** Several СОР: Σ points / Σ maxima, or the mean of their percents. */
  sor_aggregation: 'sum' | 'mean'
  fo_maximum: number
  /** The fewest ФО of a student in a quarter, by its end; those with fewer stand in the control of filling. */
  least_fo: number
  /** Whether a СОР or СОЧ may be written again: once, or not at all. */
  retakes: 'once' | 'none'
  scales: GradeScale[]
  /** The letter scale of a college; null where grades are looked up in `scales`. */
  letters: LetterStep[] | null
  /** Weights of year and exam in the final mark, and whether the year counts as its whole mark or its unrounded mean. */
  final: { year: number; exam: number; base: 'whole_year' | 'unrounded_mean' }
}

/** Weights of the two known formulas. Приказ № 125 in force since 2020–2021, and its text before it. */
export const formulaWeights: Readonly<Record<Exclude<Formula, 'own'>, Record<GradingPart, number>>> = {
  '25/25/50': { fo: 25, sor: 25, soch: 50 },
  '50/50': { fo: 0, sor: 50, soch: 50 },
}

/** The formula that weights belong to. */
export const formulaOf = (weights: GradingPolicy['weights']): Formula =>
  (['25/25/50', '50/50'] as const).find((formula) =>
    gradingParts.every((part) => formulaWeights[formula][part] === weights[part]),
  ) ?? 'own'

/** Parallels that must have a scale. */
export const scaledParallels: readonly number[] = Array.from({ length: 13 }, (_, parallel) => parallel)

/** Scales of приказ № 125, appendix 1: class 1 (and 0, which studies by its programme), classes 2–11 (12). */
const schoolScales = (): GradeScale[] => [
  { from_parallel: 0, to_parallel: 1, least: { 3: 21, 4: 51, 5: 81 } },
  { from_parallel: 2, to_parallel: 12, least: { 3: 40, 4: 65, 5: 85 } },
]

/** The ladder of colleges and universities of Kazakhstan, from the top. */
export const letterSteps = (): LetterStep[] => [
  { letter: 'A', least: 95, points: 4, grade: 5 },
  { letter: 'A-', least: 90, points: 3.67, grade: 5 },
  { letter: 'B+', least: 85, points: 3.33, grade: 4 },
  { letter: 'B', least: 80, points: 3, grade: 4 },
  { letter: 'B-', least: 75, points: 2.67, grade: 4 },
  { letter: 'C+', least: 70, points: 2.33, grade: 4 },
  { letter: 'C', least: 65, points: 2, grade: 3 },
  { letter: 'C-', least: 60, points: 1.67, grade: 3 },
  { letter: 'D+', least: 55, points: 1.33, grade: 3 },
  { letter: 'D', least: 50, points: 1, grade: 3 },
  { letter: 'FX', least: 25, points: 0.5, grade: 2 },
  { letter: 'F', least: 0, points: 0, grade: 2 },
]

/** The policy a new year starts with: «25/25/50», a college with the letter scale and 60/40 in the final mark. */
export const defaultPolicy = (kind: 'school' | 'college' = 'school'): GradingPolicy => ({
  version: 1,
  formula: '25/25/50',
  weights: { ...formulaWeights['25/25/50'] },
  sor_aggregation: 'sum',
  fo_maximum: 10,
  least_fo: 3,
  retakes: 'once',
  scales: schoolScales(),
  letters: kind === 'college' ? letterSteps() : null,
  // of a college the rating of the year weighs 60 and the exam 40 (domain-kz.md §1.10)
  final: kind === 'college' ? { year: 60, exam: 40, base: 'whole_year' } : { year: 70, exam: 30, base: 'whole_year' },
})
