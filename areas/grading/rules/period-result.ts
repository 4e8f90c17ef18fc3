import { parseExact } from './exact.ts'
import { modeRules } from './grading-mode.ts'
import { stepOf } from './percent-scale.ts'
import { periodComputation, type PeriodComputation, type PeriodInput, type PeriodOutcome } from './period-outcome.ts'
import { gradeStep, missingStep, partSteps, roundingStep, sumStep } from './period-steps.ts'

/** `steps` tell the computation in Russian, line by line. */
export type PeriodResult = PeriodOutcome & { steps: string[] }

function stepsOf(input: PeriodInput, { outcome, parts }: PeriodComputation): string[] {
  if (outcome.kind === 'none') return []
  const before = partSteps(input, parts)
  if (outcome.kind === 'missing') return [...before, missingStep(outcome.missing)]
  const exact = parseExact(outcome.exact_percent)
  const step = stepOf(input.policy, input.parallel, outcome.percent)
  const asPass = modeRules[input.mode].result?.type === 'passfail'
  return [...before, sumStep(parts, exact), roundingStep(exact, outcome.percent), gradeStep(input, step, asPass)]
}

/** What `periodOutcome` recommends, with the steps that lead there. */
export function periodResult(input: PeriodInput): PeriodResult {
  const computation = periodComputation(input)
  return { ...computation.outcome, steps: stepsOf(input, computation) }
}
