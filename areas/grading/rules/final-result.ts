import { t } from '#platform/contract/text.ts'
import { add, divide, exact, multiply, parseExact, roundHalfUp } from './exact.ts'
import { decimalText, equalsText, factorText } from './exact-words.ts'
import type { Grade, GradingPolicy } from './policy.ts'
import { asGrade } from './year-result.ts'

/** A mark of the year or of the exam: 2…5, 'na' where not attested, 'pending' while it is to come. */
export type YearValue = number | 'na' | 'pending'

export interface FinalInput {
  policy: Pick<GradingPolicy, 'final'>
  year: YearValue
  /** The unrounded mean of the periods ('7/2', from `yearResult`), asked for where the policy counts with it. */
  exact_mean: string | null
  /** null where the subject has no exam. */
  exam: YearValue | null
}

export type FinalResult =
  | { kind: 'grade'; grade: Grade; steps: string[] }
  | { kind: 'na'; steps: string[] }
  | { kind: 'missing'; missing: string[]; steps: string[] }

function missingOf({ year, exam }: FinalInput): string[] {
  const missing = year === 'pending' ? [t`нет годовой оценки`] : []
  return exam === 'pending' ? [...missing, t`нет оценки за экзамен`] : missing
}

/**
 * The recommended final mark (`total`): the year's where there is no exam, else 70 % of the year and 30 % of the exam
 * (weights of the policy), rounded half up. Приказ № 125: the year counts as its whole mark; a policy may take the
 * unrounded mean of the periods instead, where it is known.
 */
export function finalResult(input: FinalInput): FinalResult {
  const { policy, year, exam } = input
  const missing = missingOf(input)
  if (missing.length > 0) return { kind: 'missing', missing, steps: [t`Итог не выводится: ${missing.join(', ')}`] }
  if (typeof year !== 'number' || (exam !== null && typeof exam !== 'number'))
    return { kind: 'na', steps: [t`Год или экзамен не аттестован → н/а`] }
  if (exam === null)
    return { kind: 'grade', grade: asGrade(year), steps: [t`Экзамена нет: итог равен годовой → «${year}»`] }
  const isUnrounded = policy.final.base === 'unrounded_mean' && input.exact_mean !== null
  const base = isUnrounded ? parseExact(input.exact_mean ?? '') : exact(year)
  const whole = exact(policy.final.year + policy.final.exam)
  const [ofYear, ofExam] = [divide(exact(policy.final.year), whole), divide(exact(policy.final.exam), whole)]
  const total = add(multiply(base, ofYear), multiply(exact(exam), ofExam))
  const grade = asGrade(roundHalfUp(total))
  const name = isUnrounded ? t`Среднее за год` : t`Год`
  const weighed = t`${decimalText(base)} · ${factorText(ofYear)} + экзамен ${exam} · ${factorText(ofExam)}`
  return { kind: 'grade', grade, steps: [`${name} ${weighed} ${equalsText(total)}`, t`Округление: → «${grade}»`] }
}
