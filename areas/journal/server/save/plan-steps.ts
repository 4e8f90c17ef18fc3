import { planSteps, type PlannedStep } from '#platform/server/steps/index.ts'
import type { Step } from '../../contract/scores.ts'
import type { MarkingBatch, MissRow, ScoreRow } from './marking-batch.ts'
import { missWriter } from './miss-step.ts'
import { scoreWriter } from './score-step.ts'

export type PlannedMark = PlannedStep<Step, ScoreRow | MissRow>
export const isOfScore = ({ do: what }: Step): boolean => what === 'score' || what === 'remove_score'

/** Works through a block in order in the batch and says what becomes of each step. */
export function planMarks(batch: MarkingBatch, steps: readonly Step[]): PlannedMark[] {
  const [scores, misses] = [scoreWriter(batch), missWriter(batch)]
  return planSteps<Step, ScoreRow | MissRow>(steps, {
    expect: (step) => {
      if (step.do === 'score') scores.expect(step)
      else if (step.do === 'miss') misses.expect(step)
      else (isOfScore(step) ? scores : misses).expectRemoval(step.id)
    },
    decide: (step) => {
      if (step.do === 'score') return scores.write(step)
      if (step.do === 'miss') return misses.write(step)
      return (isOfScore(step) ? scores : misses).remove(step)
    },
  })
}
